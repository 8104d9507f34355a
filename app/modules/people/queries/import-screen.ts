import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { type NamedField, namedFields } from "../data/employee-fields.ts";
import { type ImportRecord, requireImport } from "../data/import/import-record.ts";
import type { PlannedRow } from "../domain/import/plan.ts";
import { outcomes } from "../domain/import/register.ts";
import { importTasks, type ImportTask } from "./import-task.ts";
import { sql } from "#tenancy/sql.ts";

export type { ImportCounts, ImportRecord } from "../data/import/import-record.ts";
export type { ImportTask } from "./import-task.ts";
export type PlanLine = PlannedRow & { position: number };

/** An import with a page of what it would do, or did, and the first lines of the file. */
export type ImportScreen = {
  record: ImportRecord;
  fields: NamedField[];
  task: ImportTask | null;
  busy: boolean;
  sample: string[][];
  lines: PlanLine[];
  outcome: string | null;
  previous: number | null;
  next: number | null;
};

export const importAddress = z.object({
  importId: ids.import,
  outcome: z
    .enum(outcomes)
    .optional()
    .catch(undefined)
    .describe("Only rows of this outcome; left out, all that change something."),
  after: z.coerce
    .number()
    .int()
    .min(0)
    .catch(0)
    .describe("How many entries to pass over: the `next` of the page before."),
});

const pageSize = 50;

/** Without a filter what changes nothing is left out, so that what matters is seen first. */
export async function importScreen(
  context: Context,
  { importId, outcome, after }: z.output<typeof importAddress>,
): Promise<ImportScreen> {
  await authorize(context, "create", { kind: "Employee" });
  const record = await requireImport(context, importId);
  const task = (await importTasks(context, [importId])).get(importId) ?? null;
  const sample = await context.rows<{ cells: string[] }>(
    sql`select cells from {people_import_line} where import_id = ${importId} order by line limit 3`,
  );
  const lines = await context.rows<PlanLine>(
    sql`select position, line, outcome, employee_id as "employeeId", name, changes, problems from {people_import_plan}
      where import_id = ${importId} and (outcome = ${outcome ?? null}::text or (${outcome ?? null}::text is null
        and outcome <> 'UNCHANGED')) order by position offset ${after} limit ${pageSize + 1}`,
  );
  return {
    record,
    fields: await namedFields(context),
    task,
    busy: task?.busy ?? false,
    sample: sample.map((row) => row.cells),
    lines: lines.slice(0, pageSize),
    outcome: outcome ?? null,
    previous: after > 0 ? Math.max(0, after - pageSize) : null,
    next: lines.length > pageSize ? after + pageSize : null,
  };
}
