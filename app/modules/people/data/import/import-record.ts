import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { type ColumnMapping, importFields } from "../../domain/import/columns.ts";
import { dateFormats, type DateFormat } from "../../domain/import/date-formats.ts";
import type { Outcome } from "../../domain/import/register.ts";

export type ImportSettings = { mapping: ColumnMapping; dateFormat: DateFormat; from: string; retireMissing: boolean; retireShare: number };
export type ImportCounts = Record<Outcome, number> & { present: number };
export type ImportStatus = "READ" | "CHECKED" | "APPLIED" | "UNDONE";

export type ImportRecord = {
  id: string;
  fileName: string;
  status: ImportStatus;
  headers: string[];
  rowCount: number;
  settings: ImportSettings;
  counts: ImportCounts | null;
  planDigest: string | null;
};

const column = z.union([z.literal(""), z.coerce.number().int().min(0).max(199)]).optional();

/** How a file is read, as the form says it: `column.firstName` is a column counted from 0. */
export const importSettingsInput = z.object({
  importId: z.uuid(),
  column: z.object(Object.fromEntries(importFields.map((field) => [field, column]))).default({}),
  dateFormat: z.enum(dateFormats),
  from: z.iso.date({ error: "date-required" }),
  retireMissing: z.boolean().default(false),
  /** Percent of the people present that may leave without being asked for. */
  retireShare: z.coerce.number({ error: "bad-share" }).min(0, { error: "bad-share" }).max(100, { error: "bad-share" }).default(5),
});

/** Loads an import; locked, nobody else works on it until the end of the transaction. */
export async function requireImport(context: Context, importId: string, lock = false): Promise<ImportRecord> {
  const [row] = await context.rows<ImportRecord>(
    `select id, file_name as "fileName", status, headers, row_count as "rowCount", settings, counts, plan_digest as "planDigest"
       from {people_import} where id = ?${lock ? " for no key update" : ""}`,
    [importId],
  );
  if (!row) throw notFound("The import");
  return row;
}
