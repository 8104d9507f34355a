import { z } from "zod";
import { readTable } from "#app/platform/import/read-table.ts";
import type { Context } from "#app/platform/context/context.ts";
import { uploadKinds } from "../domain/fields.ts";
import { authorizeUpload } from "./authorize-upload.ts";
import { refuseFarTooLong } from "#app/platform/import/given-rows.ts";
import { keepUpload, mostUploadLines } from "./keep-upload.ts";

export const readUploadFileInput = z.object({
  kind: z.enum(uploadKinds),
  file: z.instanceof(File, { error: "goals.file-required" }),
});

/** Reads a file of goals and keeps its lines, with a first guess of what its columns mean. No goal is made by it. */
export async function readUploadFile(
  context: Context,
  { kind, file }: z.output<typeof readUploadFileInput>,
): Promise<{ uploadId: string }> {
  await authorizeUpload(context, kind);
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuseFarTooLong(bytes, mostUploadLines, "people");
  return keepUpload(
    context,
    { kind, fileName: file.name },
    await readTable(bytes, { encoding: null, delimiter: null, words: "people" }),
  );
}
