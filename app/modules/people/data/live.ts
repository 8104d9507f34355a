import type { AssignmentKind } from "../domain/assignment.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A date as a value, `2026-03-01`, or the SQL that gives it (`sql`d.day``). */
export type Day = string | Sql;

/** Condition on an assignment row called `alias`: of this kind, as known now, true on the day. */
export function live(alias: string, kind: AssignmentKind, day: Day): Sql {
  const row = sql.ref(alias);
  return sql`${row}.kind = ${sql.lit(kind)} and ${row}.superseded_at is null and ${row}.valid @> ${dateOf(day)}`;
}

/** Condition: the employee of this id is with the company on the day. */
export function isPresent(id: Sql, day: Day): Sql {
  return sql`exists (select from {assignment} present
    where present.employee_id = ${id} and ${live("present", "STATUS", day)} and present.status <> 'LEFT')`;
}

/** Condition: the register says that the employee of this id is, was or will be gone at some time from a day on. */
export function isGoneSince(id: Sql, day: Day): Sql {
  return sql`exists (select from {assignment} gone where gone.employee_id = ${id} and gone.kind = 'STATUS'
    and gone.superseded_at is null and gone.status = 'LEFT' and gone.valid && daterange(${dateOf(day)}, null))`;
}

export function dateOf(day: Day): Sql {
  return typeof day === "string" ? sql`${day}::date` : day;
}
