import type { Context } from "#app/platform/context/context.ts";
import { containing } from "./goal-filters.ts";

export type FoundPerson = { id: string; name: string; role: string | null };

/** People to give a goal to, by a part of their name: oneself first. */
export async function findPeople(context: Context, text: string): Promise<FoundPerson[]> {
  const today = context.today();
  return context.rows<FoundPerson>(
    `select e.id, e.display_name as name,
            (select r.name from {assignment} a join {job_role} r on r.id = a.job_role_id
              where a.employee_id = e.id and a.kind = 'JOB_ROLE' and a.superseded_at is null and a.valid @> ?::date) as role
       from {employee} e
      where e.display_name ilike ? and exists (select from {assignment} s where s.employee_id = e.id and s.kind = 'STATUS'
              and s.status <> 'LEFT' and s.superseded_at is null and s.valid @> ?::date)
      order by e.id <> ?, e.display_name, e.id limit 10`,
    [today, containing(text), today, context.actor.employeeId],
  );
}
