import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { number, sheet, text, type Sheet } from "#app/platform/files/sheet.ts";
import { namedFields } from "../data/employee-fields.ts";
import { requireImport } from "../data/import/import-record.ts";
import { fieldKey } from "../domain/import/custom-fields.ts";
import type { PlanLine } from "./import-screen.ts";
import { sql } from "#tenancy/sql.ts";

const texts = ["outcome", "name", "field", "before", "after", "problem", "detail"] as const;
type Row = { line: number | null } & Partial<Record<(typeof texts)[number], string | null>>;

/** What an import would do, or did, as a file: a row a change or a problem, with its line in the file that was read. */
export async function exportImportPlan(context: Context, importId: string): Promise<Sheet> {
  await authorize(context, "create", { kind: "Employee" });
  await requireImport(context, importId);
  const lines = await context.rows<PlanLine>(
    sql`select position, line, outcome, name, changes, problems from {people_import_plan}
      where import_id = ${importId} order by position`,
  );
  const names = new Map<string, string>((await namedFields(context)).map(({ id, name }) => [fieldKey(id), name]));
  const nameOf = (field: string | undefined) => (field === undefined ? field : (names.get(field) ?? field));
  const rows = lines.flatMap<Row>(({ line, outcome, name, changes, problems }) => {
    const who = { line, outcome, name };
    if (problems.length > 0)
      return problems.map(({ code, field, params }) => ({
        ...who,
        field: nameOf(field),
        problem: code,
        detail: params ? Object.values(params).join("; ") : "",
      }));
    return changes.length > 0
      ? changes.map(({ field, before, after }) => ({ ...who, field: nameOf(field), before, after }))
      : [who];
  });
  return sheet<Row>(
    [number("line", (row) => row.line), ...texts.map((name) => text<Row>(name, (row) => row[name]))],
    rows,
  );
}
