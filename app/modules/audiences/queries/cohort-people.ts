import { z } from "zod";
import { placeColumns, summaryColumns } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, searchInput } from "#app/platform/http/paging.ts";
import { visibleMembers } from "../data/members-sql.ts";
import type { CohortDefinition } from "../domain/cohort.ts";
import { containing, sql, type Sql } from "#tenancy/sql.ts";

/** Public facts of somebody in a cohort. */
export type CohortPerson = {
  id: string;
  name: string;
  email: string;
  photo: string | null;
  role: string | null;
  orgUnit: string | null;
  location: string | null;
};

export const peoplePageInput = z.object({
  search: searchInput("Words looked for in names and e-mail addresses."),
  page: pageInput,
});

/** The people of a cohort that the actor may know of, by name, and how many there are. One statement. */
export async function cohortPeople(
  context: Context,
  cohort: CohortDefinition,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ rows: CohortPerson[]; total: number }> {
  return peopleWhere(context, searched(await visibleMembers(context, cohort), search), { limit, offset });
}

/** The people of a condition on `{employee} e`, by name, and how many there are. One statement. */
export async function peopleWhere(
  context: Context,
  where: Sql,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CohortPerson[]; total: number }> {
  const found = await context.rows<CohortPerson & { total: number }>(
    sql`with found as (select e.id, lower(e.display_name) as key from {employee} e where ${where}),
          page as (select id, key, (select count(*)::int from found) as total from found order by key, id
            limit ${limit} offset ${offset})
     select page.total, ${summaryColumns(context.today())}, ${placeColumns(context.today())} from page
       join {employee} e on e.id = page.id order by page.key, page.id`,
  );
  return {
    rows: found.map(({ total: _, ...row }) => row),
    total: found[0]?.total ?? (offset > 0 ? await countPeople(context, where) : 0),
  };
}

async function countPeople(context: Context, where: Sql): Promise<number> {
  const [row] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {employee} e where ${where}`,
  );
  return row!.count;
}

/** How many people of each cohort the actor may know of, in one statement for all of them. */
export async function countEach(context: Context, cohorts: readonly CohortDefinition[]): Promise<number[]> {
  if (cohorts.length === 0) return [];
  const parts: Sql[] = [];
  for (const cohort of cohorts) parts.push(await visibleMembers(context, cohort));
  const [row] = await context.rows<{ counts: number[] }>(
    sql`select array[${sql.join(parts.map((part) => sql`(select count(*)::int from {employee} e where ${part})`))}] as counts`,
  );
  return row!.counts;
}

function searched(condition: Sql, search: string): Sql {
  if (search === "") return condition;
  const pattern = containing(search);
  return sql`${condition} and (e.display_name ilike ${pattern} or e.work_email::text ilike ${pattern})`;
}
