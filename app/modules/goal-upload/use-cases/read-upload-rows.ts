import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { givenRows, refuseFarTooLong, rowsOrCsv, tableOfGiven } from "#app/platform/import/given-rows.ts";
import { uploadKinds } from "../domain/fields.ts";
import { keepUpload, largestUpload, mostUploadLines } from "./keep-upload.ts";
import { authorizeUpload } from "./authorize-upload.ts";

export const readUploadRowsInput = z
  .object({
    kind: z.enum(uploadKinds).describe("What the rows are."),
    ...givenRows({ rows: mostUploadLines, bytes: largestUpload }),
  })
  .refine(...rowsOrCsv);

/** Goals sent by a program, kept as those of a file are. No goal is made by it. */
export async function readUploadRows(
  context: Context,
  { kind, fileName, ...given }: z.output<typeof readUploadRowsInput>,
): Promise<{ uploadId: string }> {
  await authorizeUpload(context, kind);
  if (given.csv !== undefined) refuseFarTooLong(new TextEncoder().encode(given.csv), mostUploadLines, "people");
  return keepUpload(
    context,
    { kind, fileName },
    await tableOfGiven(given, given.csv === undefined ? "goals" : "people"),
  );
}
