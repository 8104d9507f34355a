import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { AnyImportable } from "#app/platform/contributions/importable.ts";
import { givenRows, refuseFarTooLong, rowsOrCsv, tableOfGiven } from "#app/platform/import/given-rows.ts";
import { delimiters } from "#app/platform/import/delimiter.ts";
import { encodings } from "#app/platform/import/encoding.ts";
import { unreadable } from "#app/platform/import/file-limits.ts";
import { readTable } from "#app/platform/import/read-table.ts";
import { requireImportable } from "../data/importable-of.ts";
import { ids } from "../domain/ids.ts";
import { largestFile, mostLines } from "../domain/imported-file.ts";
import { keepFile } from "./keep-file.ts";

const automatic = z.literal("").transform(() => null);

export const readFileInput = z.object({
  kind: ids.kind,
  about: ids.about.optional(),
  file: z.instanceof(File, { error: "imports.file-required" }),
  encoding: z
    .union([automatic, z.enum(encodings)])
    .nullish()
    .transform((value) => value ?? null),
  delimiter: z
    .union([automatic, z.literal("tab").transform(() => "\t" as const), z.enum(delimiters)])
    .nullish()
    .transform((value) => value ?? null),
});

/** Reads a file and keeps its lines, with a first guess of what its columns mean. No record is made by it. */
export async function readFile(
  context: Context,
  { kind, about, file, encoding, delimiter }: z.output<typeof readFileInput>,
): Promise<{ kind: string; fileId: string }> {
  const importable = await requireImportable(context, kind);
  const { lines, bytes: largest } = limitsOf(importable);
  if (file.size > largest) throw unreadable("too-large", { megabytes: largest / 1024 / 1024 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuseFarTooLong(bytes, lines);
  const table = await readTable(bytes, { encoding, delimiter });
  return { kind, ...(await keepFile(context, importable, { fileName: file.name, table, about })) };
}

const limitsOf = ({ limits }: AnyImportable) => limits ?? { lines: mostLines, bytes: largestFile };

export const readRowsInput = z
  .object({
    kind: ids.kind,
    about: ids.about.optional(),
    ...givenRows({ rows: mostLines, bytes: largestFile }),
  })
  .refine(...rowsOrCsv);

/** Rows sent by a program, kept as those of a file are. */
export async function readRows(
  context: Context,
  { kind, about, fileName, ...given }: z.output<typeof readRowsInput>,
): Promise<{ fileId: string }> {
  const importable = await requireImportable(context, kind);
  if (given.csv !== undefined) refuseFarTooLong(new TextEncoder().encode(given.csv), limitsOf(importable).lines);
  return keepFile(context, importable, { fileName, about, table: await tableOfGiven(given) });
}
