import type { Circle } from "#app/platform/contributions/circle.ts";
import { sql } from "#tenancy/sql.ts";

/** Those who own or help with a goal that this person owns or helps with; archived goals bring nobody together. */
export const goalCircle: Circle = (
  employeeId,
) => sql`(select o.employee_id from {goal_owner} p join {goal} g on g.id = p.goal_id and g.deleted_at is null
  and g.archived_at is null
    join {goal_owner} o on o.goal_id = g.id where p.employee_id = ${employeeId}::uuid)`;
