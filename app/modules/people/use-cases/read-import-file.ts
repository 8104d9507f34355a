import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { keepImport } from "../data/import/keep-import.ts";
import { readTable } from "#app/platform/import/read-table.ts";
import { delimiters } from "#app/platform/import/delimiter.ts";
import { encodings } from "#app/platform/import/encoding.ts";

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
  const table = await readTable(new Uint8Array(await file.arrayBuffer()), { encoding, delimiter, words: "people" });
  return keepImport(context, file.name, table);
}
