import { z } from "zod";
import { ids } from "../../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { type ColumnMapping, importFields } from "../../domain/import/columns.ts";
import { dateFormats, type DateFormat } from "#app/platform/import/date-formats.ts";
import type { Outcome } from "../../domain/import/register.ts";
import { sql } from "#tenancy/sql.ts";

/** `fields` says the column of each of the company's own fields; `retireShare` is the company's when the file was checked. */
export type ImportSettings = {
  mapping: ColumnMapping;
  fields?: Readonly<Record<string, number>>;
  dateFormat: DateFormat;
  from: string;
  retireMissing: boolean;
  /** Employee numbers of those another system says have left. */
  leaving?: readonly string[];
  /** Employee numbers of those another system says work here: who had left comes back. */
  returning?: readonly string[];
  retireShare: number;
};
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

/**
 * How a file is read, as the form says it: `column.firstName`, and `field.` with the id of a field the company added,
 * is a column counted from 0.
 */
export const importSettingsInput = z.object({
  importId: ids.import,
  column: z
    .object(
      Object.fromEntries(
        importFields.map((field) => [field, column.describe("The column it is read from, counted from 0.")]),
      ),
    )
    .default({})
    .describe("The column, counted from 0, that each fact is read from."),
  field: z
    .record(z.uuid(), column)
    .default({})
    .describe("The column, counted from 0, that each of the company's own fields is read from, by its id."),
  dateFormat: z.enum(dateFormats).describe("How days are written in the file."),
  from: z.iso.date({ error: "date-required" }).describe("The first day on which what the file says holds."),
  retireMissing: z.boolean().default(false).describe("Whether people the file does not name leave."),
});

/** Loads an import; locked, nobody else works on it until the end of the transaction. */
export async function requireImport(context: Context, importId: string, lock = false): Promise<ImportRecord> {
  const [row] = await context.rows<ImportRecord>(
    sql`select id, file_name as "fileName", status, headers, row_count as "rowCount", settings, counts,
      plan_digest as "planDigest"
       from {people_import} where id = ${importId}${lock ? sql` for no key update` : sql``}`,
  );
  if (!row) throw notFound("The import");
  return row;
}

/** What the actor last said the same columns mean, and how days are written in them; null where there was no such file. */
export async function lastReading(
  context: Context,
  headers: readonly string[],
): Promise<Pick<ImportSettings, "mapping" | "fields" | "dateFormat"> | null> {
  const [last] = await context.rows<{ settings: ImportSettings }>(
    sql`select settings from {people_import} where created_by = ${context.actor.employeeId} and status <> 'READ'
           and headers = ${JSON.stringify(headers)}::jsonb order by created_at desc, id desc limit 1`,
  );
  if (!last) return null;
  const { mapping, fields = {}, dateFormat } = last.settings;
  return { mapping, fields, dateFormat };
}
