import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { AssignmentKind } from "../domain/assignment.ts";
import type { DatedRow, TimelineChange } from "../domain/effective-dating.ts";
import type { ReportingLine } from "../domain/reporting-line.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A dated value of any kind: an id, a status, or null for nobody. */
export type AssignmentRow = DatedRow<string | null>;

export const columnOf: Record<AssignmentKind, string> = {
  REPORTING_LINE: "manager_id",
  DOTTED_LINE: "manager_id",
  ORG_UNIT: "org_unit_id",
  JOB_ROLE: "job_role_id",
  GRADE: "grade_id",
  LOCATION: "location_id",
  STATUS: "status",
};

/** The timeline of one kind, with what is superseded. */
export function loadTimeline(context: Context, employeeId: string, kind: AssignmentKind): Promise<AssignmentRow[]> {
  return context.rows<AssignmentRow>(
    sql`select id, lower(valid)::text as "validFrom", upper(valid)::text as "validTo", ${sql.ref(columnOf[kind])}::text as value,
            ${instant(sql`recorded_at`)} as "recordedAt", ${instant(sql`superseded_at`)} as "supersededAt"
       from {assignment} where employee_id = ${employeeId} and kind = ${kind}`,
  );
}

/** Stores exactly what a change of a timeline asks for. */
export async function storeChange(
  context: Context,
  employeeId: string,
  kind: AssignmentKind,
  change: TimelineChange<string | null>,
  recordedAt: string,
): Promise<void> {
  // Before the new rows: two live rows of one kind may never overlap.
  await context.rows(
    sql`update {assignment} set superseded_at = ${recordedAt} where id = any(${change.superseded}::uuid[])`,
  );
  const type = kind === "STATUS" ? "text" : "uuid";
  await insertRows(
    context,
    "assignment",
    `id uuid, employee_id uuid, kind text, ${columnOf[kind]} ${type}, valid daterange, recorded_at timestamptz, recorded_by uuid`,
    change.added.map((row) => ({
      id: row.id,
      employee_id: employeeId,
      kind,
      [columnOf[kind]]: row.value,
      valid: `[${row.validFrom},${row.validTo ?? ""})`,
      recorded_at: row.recordedAt,
      recorded_by: context.actor.employeeId,
    })),
  );
}

/** The present and planned lines of a person and of all above them from a date on: what a loop could run through. */
export function linesAbove(context: Context, employeeId: string, from: string): Promise<ReportingLine[]> {
  const ahead = sql`a.kind = 'REPORTING_LINE' and a.superseded_at is null and a.manager_id is not null
    and a.valid && daterange(${from}::date, null)`;
  return context.rows<ReportingLine>(
    sql`with recursive line(employee_id, manager_id, valid) as (
       select a.employee_id, a.manager_id, a.valid from {assignment} a where a.employee_id = ${employeeId} and ${ahead}
       union
       select a.employee_id, a.manager_id, a.valid from line join {assignment} a on a.employee_id = line.manager_id and ${ahead})
     select employee_id as "employeeId", manager_id as "managerId", lower(valid)::text as "validFrom",
       upper(valid)::text as "validTo" from line`,
  );
}
