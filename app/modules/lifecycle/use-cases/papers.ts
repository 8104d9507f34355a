import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { attachFiles, removeAttachments } from "#app/platform/files/attachments/attachments.ts";
import { filesInput, removedFilesInput } from "#app/platform/files/attachments/attachment-input.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { issueDocument, settleDocument } from "#app/platform/signatures/signed-documents.ts";
import { paperKind } from "../data/step-papers.ts";
import { ids } from "../domain/ids.ts";
import { stepDocument } from "../queries/step-document.ts";
import { closeWithPapers, requireKind } from "./close-step.ts";

export const handInInput = z.object({
  stepId: ids.step,
  files: filesInput.describe("Files to hand in."),
  removedFiles: removedFilesInput.describe("Files handed in before, to take off."),
  version: versionRead,
});

/** Whose step it is hands in files, which does it; opened again, files are added and taken off. */
export function handIn(
  context: Context,
  { stepId, files, removedFiles, version }: z.output<typeof handInInput>,
): Promise<{ stepId: string; journeyId: string }> {
  return closeWithPapers(context, { stepId, version }, async (step) => {
    requireKind(step, "FILE");
    const on = { about: paperKind, record: stepId };
    await removeAttachments(context, on, removedFiles);
    await attachFiles(context, on, files, { takes: "anything", field: "files" });
  });
}

const text = (most: number) => textInput({ most, tooLong: "lifecycle.too-long" }).default("");

export const signStepInput = z.object({
  stepId: ids.step,
  outcome: z
    .enum(["SIGNED", "SIGNED_WITH_DISAGREEMENT"], { error: "platform.signature-outcome" })
    .describe("Signed, or signed while disagreeing, with why."),
  digest: z.string().max(64).default("").describe("Of the words that were read."),
  typedName: text(200).describe("The signer's own name."),
  statement: text(5000).describe("What they say to it; needed where they disagree."),
  version: versionRead,
});

/** Whose step it is signs its text, exactly as they read it, which does it. A paper that was signed stays as it is. */
export function signStep(
  context: Context,
  { stepId, version, ...said }: z.output<typeof signStepInput>,
): Promise<{ stepId: string; journeyId: string }> {
  return closeWithPapers(context, { stepId, version }, async (step) => {
    requireKind(step, "SIGN");
    const { documentId } = await issueDocument(context, {
      ...{ about: paperKind, record: stepId, signerId: context.actor.employeeId, asks: "SIGNATURE" },
      content: stepDocument(context, step),
    });
    await settleDocument(context, { documentId, ...said });
  });
}
