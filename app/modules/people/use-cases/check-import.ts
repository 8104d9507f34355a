import type { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertColumns } from "#app/platform/context/insert-columns.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { leaverShare } from "../data/import/leaver-share.ts";
import {
  type ImportCounts,
  type ImportSettings,
  type importSettingsInput,
  requireImport,
} from "../data/import/import-record.ts";
import { makePlan } from "../data/import/make-plan.ts";
import type { PlannedRow } from "../domain/import/plan.ts";
import { importFields } from "../domain/import/columns.ts";
import { sql } from "#tenancy/sql.ts";

export { importSettingsInput as checkImportInput } from "../data/import/import-record.ts";
export type CheckImportInput = z.output<typeof importSettingsInput>;

const atOnce = 10_000;

/** The dry run: says line by line what an import would do, and keeps the answer. Nobody is changed by it. */
export function checkImport(context: Context, input: CheckImportInput): Promise<{ counts: ImportCounts }> {
  return checkImportKnowing(context, input, { leaving: [], returning: [] });
}

/** The same, where it is known besides whose employee numbers have left, and whose work here. */
export async function checkImportKnowing(
  context: Context,
  input: CheckImportInput,
  { leaving, returning }: { leaving: readonly string[]; returning: readonly string[] },
): Promise<{ counts: ImportCounts }> {
  await authorize(context, "create", { kind: "Employee" });
  const record = await requireImport(context, input.importId, true);
  if (record.status === "APPLIED" || record.status === "UNDONE")
    throw conflict("people.import-over", "This import was applied before.");
  const settings = {
    ...settingsOf(input, record.headers.length),
    ...(leaving.length > 0 && { leaving }),
    ...(returning.length > 0 && { returning }),
    retireShare: await leaverShare(context),
  };
  const plan = await makePlan(context, { ...record, settings });
  await storePlan(context, record.id, plan.rows);
  await context.rows(
    sql`update {people_import} set status = 'CHECKED', settings = ${JSON.stringify(settings)}::jsonb,
      counts = ${JSON.stringify(plan.counts)}::jsonb, plan_digest = ${plan.digest} where id = ${record.id}`,
  );
  return { counts: plan.counts };
}

function settingsOf(
  { column, field, dateFormat, from, retireMissing }: CheckImportInput,
  columns: number,
): Omit<ImportSettings, "retireShare"> {
  const chosen = importFields.flatMap((field) =>
    typeof column[field] === "number" && column[field] < columns ? [[field, column[field]] as const] : [],
  );
  const mapping = Object.fromEntries(chosen) as ImportSettings["mapping"];
  const fields = Object.fromEntries(
    Object.entries(field).filter(
      (chosen): chosen is [string, number] => typeof chosen[1] === "number" && chosen[1] < columns,
    ),
  );
  if (mapping.workEmail === undefined && mapping.externalId === undefined)
    throw invalid("people.columns-required", "Nothing tells who a line is about.", {
      fields: { "column.workEmail": "people.columns-required" },
    });
  return { mapping, fields, dateFormat, from, retireMissing };
}

/** In the order in which people read it: what is refused stands first where it is looked for, by its outcome. */
async function storePlan(context: Context, importId: string, rows: readonly PlannedRow[]): Promise<void> {
  await context.rows(sql`delete from {people_import_plan} where import_id = ${importId}`);
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce);
    await insertColumns(
      context,
      "people_import_plan",
      {
        "position int": some.map((_, index) => start + index + 1),
        "line int": some.map((row) => row.line),
        "outcome text": some.map((row) => row.outcome),
        "employee_id uuid": some.map((row) => row.employeeId),
        "name text": some.map((row) => row.name),
        "changes jsonb": some.map((row) =>
          JSON.stringify(
            row.changes.map(({ field, before, after }) =>
              before === null ? { field, after } : { field, before, after },
            ),
          ),
        ),
        "problems jsonb": some.map((row) => JSON.stringify(row.problems)),
      },
      { same: { "import_id uuid": importId } },
    );
  }
}
