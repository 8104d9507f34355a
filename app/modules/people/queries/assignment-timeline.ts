import type { Context } from "#app/platform/context/context.ts";
import { type AssignmentKind, assignmentKinds, type Period, periodOn, publicKinds } from "../domain/assignment.ts";
import type { PrivateField, PublicField } from "../policy.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** One dated fact as people read it. `value` is a name, or a status, or null for nobody; `personId` names a manager. */
export type TimelineRow = {
  id: string;
  kind: AssignmentKind;
  validFrom: string;
  validTo: string | null;
  value: string | null;
  personId: string | null;
  /** Of that manager. */
  photo: string | null;
  /** Null, as who recorded it, for readers without the right to plans: a row recorded late tells of one. */
  recordedAt: string | null;
  /** Who recorded it; null where it was not a person. */
  recordedBy: string | null;
  /** When something else took its place; null while it holds. */
  supersededAt: string | null;
};
export type TimelineEntry = TimelineRow & { period: Period };

/** Everything dated about a person as known now; `superseded` adds what was once recorded and holds no more. */
export function assignmentTimeline(context: Context, employeeId: string, superseded = false): Promise<TimelineRow[]> {
  return context.rows<TimelineRow>(
    sql`select a.id, a.kind, lower(a.valid)::text as "validFrom", upper(a.valid)::text as "validTo",
            coalesce(m.display_name, u.name, r.name, g.name, l.name, a.status) as value, m.id as "personId", m.photo_key as photo,
            ${instant(sql`a.recorded_at`)} as "recordedAt", by_whom.display_name as "recordedBy",
              ${instant(sql`a.superseded_at`)} as "supersededAt"
       from {assignment} a
       left join {employee} m on m.id = a.manager_id
       left join {org_unit} u on u.id = a.org_unit_id
       left join {job_role} r on r.id = a.job_role_id
       left join {grade} g on g.id = a.grade_id
       left join {location} l on l.id = a.location_id
       left join {employee} by_whom on by_whom.id = a.recorded_by
      where a.employee_id = ${employeeId} and (a.superseded_at is null or ${superseded})`,
  );
}

const fieldOf: Partial<Record<AssignmentKind, PrivateField>> = {
  GRADE: "grade",
  DOTTED_LINE: "dottedLine",
  STATUS: "statusHistory",
};

/**
 * The part of a timeline a reader may see, newest first: without the right to what is planned, neither starts nor ends ahead
 * of today, nor what was recorded and taken back, which may once have been a plan.
 */
export function readableTimeline(
  rows: readonly TimelineRow[],
  fields: readonly (PublicField | PrivateField)[],
  today: string,
): TimelineEntry[] {
  const mayRead = (kind: AssignmentKind) => fields.includes(publicKinds.includes(kind) ? "history" : fieldOf[kind]!);
  const planned = fields.includes("planned");
  return rows
    .filter((row) => mayRead(row.kind) && (planned || (row.validFrom <= today && row.supersededAt === null)))
    .map((row) =>
      planned
        ? row
        : {
            ...row,
            recordedAt: null,
            recordedBy: null,
            validTo: row.validTo !== null && row.validTo > today ? null : row.validTo,
          },
    )
    .map((row) => ({ ...row, period: periodOn(row, today) }))
    .sort(
      (one, other) =>
        other.validFrom.localeCompare(one.validFrom) ||
        assignmentKinds.indexOf(one.kind) - assignmentKinds.indexOf(other.kind) ||
        (other.recordedAt ?? "").localeCompare(one.recordedAt ?? ""),
    );
}
