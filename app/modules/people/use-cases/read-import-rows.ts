import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { largestFile, mostRows } from "#app/platform/import/file-limits.ts";
import { givenRows, rowsOrCsv, tableOfGiven } from "#app/platform/import/given-rows.ts";
import { keepImport } from "../data/import/keep-import.ts";

/** A person a row, by the headings of columns as a file would have them. */
export const readImportRowsInput = z
  .object({
    ...givenRows({ rows: mostRows.XLSX, bytes: largestFile }),
  })
  .refine(...rowsOrCsv);
export type ReadImportRowsInput = z.output<typeof readImportRowsInput>;

/** Rows of people sent by a program, kept as those of a file are. Nobody is changed by it. */
export async function readImportRows(
  context: Context,
  { fileName, ...given }: ReadImportRowsInput,
): Promise<{ importId: string }> {
  await authorize(context, "create", { kind: "Employee" });
  return keepImport(context, fileName, await tableOfGiven(given, "people"));
}
