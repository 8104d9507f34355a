import { createHash } from "node:crypto";
import type { Context } from "#app/platform/context/context.ts";
import { planImport, type PlannedRow } from "../../domain/import/plan.ts";
import { readLine } from "../../domain/import/read-line.ts";
import { outcomes, type Register } from "../../domain/import/register.ts";
import type { ImportCounts, ImportRecord } from "./import-record.ts";
import { loadRegister } from "./load-register.ts";
import { sql } from "#tenancy/sql.ts";

export type MadePlan = { readonly rows: readonly PlannedRow[]; readonly counts: ImportCounts; readonly digest: string };

/** What the staged lines of an import would do now. */
export async function makePlan(context: Context, { id, settings }: ImportRecord): Promise<MadePlan> {
  const staged = await context.rows<{ line: number; cells: string[] }>(
    sql`select line, cells from {people_import_line} where import_id = ${id} order by line`,
  );
  const register = await loadRegister(context, settings.from, Object.keys(settings.fields ?? {}));
  const columns = register.fields.flatMap((field) =>
    settings.fields?.[field.id] === undefined ? [] : [{ field, column: settings.fields[field.id]! }],
  );
  const lines = staged.map(({ line, cells }) => readLine(line, cells, settings.mapping, settings.dateFormat, columns));
  const ids = await idsOfNewPeople(context, id);
  const newId = (line: number) => ids.get(line) ?? context.newId();
  const rows = planImport(lines, register, {
    from: settings.from,
    retireMissing: settings.retireMissing,
    leaving: new Set(settings.leaving ?? []),
    returning: new Set(settings.returning ?? []),
    actorId: context.actor.employeeId,
    newId,
  });
  return { rows, counts: countsOf(rows, register), digest: digestOf(rows) };
}

/** New people keep the ids they were given when the file was checked, by their lines. */
async function idsOfNewPeople(context: Context, importId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await context.rows<{ line: number; id: string }>(
    sql`select line, employee_id as id from {people_import_plan} where import_id = ${importId} and outcome = 'CREATED'`,
  );
  return new Map(rows.map(({ line, id }) => [line, id]));
}

function countsOf(rows: readonly PlannedRow[], register: Register): ImportCounts {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as ImportCounts;
  for (const row of rows) counts[row.outcome] += 1;
  return {
    ...counts,
    present: register.people.filter(({ status }) => status === "ACTIVE" || status === "ON_LEAVE").length,
  };
}

function digestOf(rows: readonly PlannedRow[]): string {
  const hash = createHash("sha256");
  for (const { line, outcome, name, changes, problems } of rows)
    hash.update(
      JSON.stringify([
        line,
        outcome,
        name,
        changes.map(({ field, before, after }) => [field, before, after]),
        problems,
      ]),
    );
  return hash.digest("hex");
}
