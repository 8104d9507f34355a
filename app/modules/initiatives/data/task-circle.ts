import type { Circle } from "#app/platform/contributions/circle.ts";
import { sql } from "#tenancy/sql.ts";

/** Those who own or help with a task that this person owns or helps with. */
export const taskCircle: Circle = (
  employeeId,
) => sql`(select o.employee_id from {initiative_person} p join {initiative} i on i.id = p.initiative_id and i.deleted_at is null
    join {initiative_person} o on o.initiative_id = i.id where p.employee_id = ${employeeId}::uuid)`;
