import { z } from "zod";
import { optionalInput, textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { outcomes } from "#app/platform/signatures/document-state.ts";
import { issueDocument, settleDocument } from "#app/platform/signatures/signed-documents.ts";
import { readCycle } from "../data/cycle-record.ts";
import { ReviewReviewee } from "../data/entities.ts";
import { readReviewee, resultFacts } from "../data/reviewee-record.ts";
import { ids } from "../domain/ids.ts";
import { resultDocument } from "../queries/result-document.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const text = (most: number) => textInput({ most, tooLong: "reviews.too-long" }).default("");

export const answerResultInput = z.object({
  revieweeId: ids.reviewee,
  outcome: z.enum(outcomes, { error: "platform.signature-outcome" }).describe("How the result is answered."),
  digest: z.string().max(64).default("").describe("Of the result that was read."),
  typedName: text(200).describe("The signer's own name, for a signature."),
  statement: text(10_000).describe("What they say to it; needed where they disagree."),
  witnessId: optionalInput(z.guid()).describe("Who was there when it was refused."),
});

/**
 * How a shared result is answered, once: acknowledged or signed by the person reviewed, or refused before a witness, as
 * who shares it says. It is bound to the words that were read; a reopened result is answered anew.
 */
export async function answerResult(
  context: Context,
  { revieweeId, outcome, ...said }: z.output<typeof answerResultInput>,
): Promise<{ revieweeId: string }> {
  const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
  await authorize(context, outcome === "REFUSED" ? "share" : "acknowledge", await resultFacts(context, reviewee));
  const { settings } = await readCycle(context, reviewee.cycleId);
  const record = await holdRecord(
    context,
    ReviewReviewee,
    { id: revieweeId },
    { version: undefined, subject: "ReviewResult", changedBy: [] },
  );
  if (!record.sharedAt) throw conflict("reviews.not-shared", "The result was not shared.");
  if (record.outcome) throw conflict("platform.signature-settled", "The result was answered.");
  const { content } = await resultDocument(context, reviewee);
  const { documentId } = await issueDocument(context, {
    about: "ReviewResult",
    record: revieweeId,
    signerId: reviewee.employeeId,
    asks: settings.sharing.answer === "SIGN" ? "SIGNATURE" : "ACKNOWLEDGEMENT",
    content,
  });
  await settleDocument(context, { documentId, outcome, ...said });
  record.outcome = outcome;
  record.outcomeAt = context.clock.now();
  await context.em.flush();
  await writeDown(
    context,
    "reviews.acknowledged",
    { revieweeId, outcome, witnessId: said.witnessId ?? null },
    { action: "acknowledge", subject: "ReviewResult", id: revieweeId, detail: { outcome, documentId } },
  );
  return { revieweeId };
}
