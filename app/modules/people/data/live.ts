import type { AssignmentKind } from "../domain/assignment.ts";

/** Condition on an assignment row called `alias`: of this kind, as known now, true on the day that `day` (SQL) gives. */
export function live(alias: string, kind: AssignmentKind, day = "?::date"): string {
  return `${alias}.kind = '${kind}' and ${alias}.superseded_at is null and ${alias}.valid @> ${day}`;
}

/** Condition: the employee that `id` (SQL) gives is with the company on the day. */
export function isPresent(id: string, day = "?::date"): string {
  return `exists (select from {assignment} present where present.employee_id = ${id} and ${live("present", "STATUS", day)} and present.status <> 'LEFT')`;
}
