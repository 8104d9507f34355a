import { isPresent, summaryColumns } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { searchInput } from "#app/platform/http/paging.ts";
import { containing, sql } from "#tenancy/sql.ts";

/** Somebody who may be named in a text; `role` is what they do in the company. */
export type PersonToName = { id: string; name: string; role: string | null };

/** How many are offered while a name is typed. */
export const peopleOffered = 8;

export const nameTyped = searchInput("A part of the name; left out, whom it concerns.");

/** Colleagues by a part of their name, for a text in which they are named: those it concerns first, then names that begin so. */
export function peopleToName(
  context: Context,
  text: string,
  { concerns = [], limit = peopleOffered }: { concerns?: readonly string[]; limit?: number } = {},
): Promise<PersonToName[]> {
  const today = context.today();
  const pattern = containing(text);
  return context.rows<PersonToName>(
    sql`select found.id, found.name, found.role from (
      select ${summaryColumns(today)}, e.id = any(${concerns}::uuid[]) as concerned,
        e.display_name ilike ${pattern.slice(1)} as starts from {employee} e
       where e.display_name ilike ${pattern} and e.id <> ${context.actor.employeeId} and
         ${isPresent(sql`e.id`, today)}) found
     order by found.concerned desc, found.starts desc, found.name, found.id limit ${limit}`,
  );
}
