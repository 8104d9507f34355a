import { isPresent, summaryColumns } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { containing, sql } from "#tenancy/sql.ts";

export type FoundPerson = { id: string; name: string; role: string | null };

/** People to give a goal to, by a part of their name: oneself first. */
export async function findPeople(context: Context, text: string): Promise<FoundPerson[]> {
  const today = context.today();
  return context.rows<FoundPerson>(
    sql`select found.id, found.name, found.role from (
      select ${summaryColumns(today)} from {employee} e where e.display_name ilike ${containing(text)} and ${isPresent(sql`e.id`, today)}
      order by e.id <> ${context.actor.employeeId}, e.display_name, e.id limit 10) found`,
  );
}
