import { z } from "zod";
import { attachmentLimits } from "#app/platform/files/attachments/attachment-limits.ts";
import { openAttachment } from "#app/platform/files/attachments/attachments.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { filesOn } from "../data/step-papers.ts";
import { ids } from "../domain/ids.ts";
import { answerForm, answerFormInput, sayDetails, stepDetailsInput } from "../use-cases/fill-in.ts";
import { handIn, handInInput, signStep, signStepInput } from "../use-cases/papers.ts";

const can = feature("LIFECYCLE");
const output = z.object({ stepId: ids.step, journeyId: ids.journey });

const sentBytes = (about: string) => z.base64({ error: "platform.attachment-broken" }).describe(about);
const fileOf = (base64: string, name: string) => new File([Uint8Array.from(Buffer.from(base64, "base64"))], name);

const handInFile = handInInput.omit({ files: true }).extend({
  fileName: z.string().trim().min(1).max(200).describe("What the file is called, as `contract.pdf`."),
  file: sentBytes("Its bytes in base64; files beyond 700 kB are sent as a text/plain body."),
});

/** What people put on their own steps: files, signatures, answers and what they say of themselves. */
export const paperEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    ...{ method: "POST", path: "/journey-steps/:stepId/files", can },
    summary: "Whose step it is hands in a file; the step is done by it. Opened again, further files are added.",
    input: handInFile,
    text: { type: "text/plain", field: "file", largest: Math.ceil((attachmentLimits.documentBytes * 4) / 3) },
    output,
    run: (context, { file, fileName, ...input }) => handIn(context, { ...input, files: [fileOf(file, fileName)] }),
  }),
  endpoint({
    ...{ method: "GET", path: "/journey-steps/:stepId/files/:fileId", can },
    summary: "A file that was handed in, for whoever may open it.",
    input: z.object({ stepId: ids.step, fileId: z.guid().describe("The id of the file.") }),
    output: z.object({
      fileName: z.string().describe("Its name."),
      contentType: z.string().describe("What it is, as `application/pdf`."),
      base64: z.string().describe("Its bytes in base64."),
    }),
    run: async (context, { stepId, fileId }) => {
      const isThere = (await filesOn(context, [stepId])).get(stepId)?.some(({ id }) => id === fileId);
      if (!isThere) throw notFound("Attachment");
      const { fileName, contentType, bytes } = await openAttachment(context, fileId);
      return { fileName, contentType, base64: Buffer.from(bytes).toString("base64") };
    },
  }),
  endpoint({
    ...{ method: "POST", path: "/journey-steps/:stepId/sign", can },
    summary: "Whose step it is signs its text, exactly as they read it; the step is done by it.",
    input: signStepInput,
    output,
    run: signStep,
  }),
  endpoint({
    ...{ method: "POST", path: "/journey-steps/:stepId/answers", can },
    summary: "Whose step it is answers its questions; the step is done by it.",
    input: answerFormInput,
    output,
    run: answerForm,
  }),
  endpoint({
    ...{ method: "POST", path: "/journey-steps/:stepId/details", can },
    summary: "The person says details about themselves; the step is done by it. What is left out stays as it is.",
    input: stepDetailsInput.omit({ offered: true }).extend({
      photo: sentBytes("Their portrait in base64: PNG, JPEG or WebP. Up to 700 kB.").optional(),
    }),
    output,
    run: (context, { photo, ...input }) =>
      sayDetails(context, {
        ...input,
        offered: [],
        photo: photo === undefined ? undefined : fileOf(photo, "portrait"),
      }),
  }),
];
