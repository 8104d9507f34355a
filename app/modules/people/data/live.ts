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

export function dateOf(day: Day): Sql {
  return typeof day === "string" ? sql`${day}::date` : day;
}
