import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { keepImport } from "../data/import/keep-import.ts";
import { readPeopleFile } from "../data/import/read-file.ts";
import { delimiters } from "../domain/import/delimiter.ts";
import { encodings } from "../domain/import/encoding.ts";

const automatic = z.literal("").transform(() => null);

export const readImportFileInput = z.object({
  file: z.instanceof(File, { error: "file-required" }),
  encoding: z
    .union([automatic, z.enum(encodings)])
    .nullish()
    .transform((value) => value ?? null),
  delimiter: z
    .union([automatic, z.literal("tab").transform(() => "\t" as const), z.enum(delimiters)])
    .nullish()
    .transform((value) => value ?? null),
});
export type ReadImportFileInput = z.output<typeof readImportFileInput>;

/** Reads a file of people and keeps its lines, with a first guess of what its columns mean. Nobody is changed by it. */
export async function readImportFile(
  context: Context,
  { file, encoding, delimiter }: ReadImportFileInput,
): Promise<{ importId: string }> {
  await authorize(context, "create", { kind: "Employee" });
  const table = await readPeopleFile(new Uint8Array(await file.arrayBuffer()), { encoding, delimiter });
  return keepImport(context, file.name, table);
}
