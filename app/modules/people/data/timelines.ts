import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { AssignmentKind } from "../domain/assignment.ts";
import type { TimelineChange } from "../domain/effective-dating.ts";
import { type AssignmentRow, columnOf } from "./assignment-rows.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** Timelines of several people, with what is superseded, by `timelineKey`. */
export type Timelines = ReadonlyMap<string, AssignmentRow[]>;
export const timelineKey = (employeeId: string, kind: AssignmentKind) => `${employeeId}:${kind}`;

/** All rows of these kinds of these people, in one statement. */
export async function loadTimelinesOf(
  context: Context,
  employeeIds: readonly string[],
  kinds: readonly AssignmentKind[],
): Promise<Timelines> {
  const rows = await context.rows<AssignmentRow & { employeeId: string; kind: AssignmentKind }>(
    sql`select id, employee_id as "employeeId", kind, lower(valid)::text as "validFrom", upper(valid)::text as "validTo",
        coalesce(coalesce(manager_id, org_unit_id, job_role_id, grade_id, location_id)::text, status) as value,
        ${instant(sql`recorded_at`)} as "recordedAt", ${instant(sql`superseded_at`)} as "supersededAt"
      from {assignment} where employee_id = any(${[...employeeIds]}::uuid[]) and kind = any(${[...kinds]}::text[])`,
  );
  return Map.groupBy(rows, ({ employeeId, kind }) => timelineKey(employeeId, kind));
}

export type JobChange = {
  employeeId: string;
  kind: "JOB_ROLE" | "GRADE";
  recordedAt: string;
  change: TimelineChange<string | null>;
};

/** Stores changes of roles and grades of several people, in two statements. */
export async function storeJobChanges(context: Context, changes: readonly JobChange[]): Promise<void> {
  const replaced = changes.flatMap(({ recordedAt, change }) =>
    change.superseded.map((id) => ({ id, superseded_at: recordedAt })),
  );
  // Before the new rows: two live rows of one kind may never overlap.
  await context.rows(
    sql`update {assignment} a set superseded_at = n.superseded_at
      from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as n(id uuid, superseded_at timestamptz)
      where a.id = n.id`,
  );
  await insertRows(
    context,
    "assignment",
    "id uuid, employee_id uuid, kind text, job_role_id uuid, grade_id uuid, valid daterange, recorded_at timestamptz, recorded_by uuid",
    changes.flatMap(({ employeeId, kind, change }) =>
      change.added.map((row) => ({
        id: row.id,
        employee_id: employeeId,
        kind,
        [columnOf[kind]]: row.value,
        valid: `[${row.validFrom},${row.validTo ?? ""})`,
        recorded_at: row.recordedAt,
        recorded_by: context.actor.employeeId,
      })),
    ),
  );
}
