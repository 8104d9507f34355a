import { z } from "zod";
import { live } from "#app/modules/people/index.ts";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { visibleMembers } from "../data/members-sql.ts";
import type { CohortDefinition } from "../domain/cohort.ts";

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
  search: z.string().trim().max(200).catch("").default("").describe("Words looked for in names and e-mail addresses."),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1).describe("Which page of the result, from 1."),
});

/** Their one `?` each takes the day. */
const personColumns = `e.id, e.display_name as name, e.work_email::text as email, e.photo_key as photo,
  (select r.name from {assignment} a join {job_role} r on r.id = a.job_role_id where a.employee_id = e.id and ${live("a", "JOB_ROLE")}) as role,
  (select u.name from {assignment} a join {org_unit} u on u.id = a.org_unit_id where a.employee_id = e.id and ${live("a", "ORG_UNIT")}) as "orgUnit",
  (select l.name from {assignment} a join {location} l on l.id = a.location_id where a.employee_id = e.id and ${live("a", "LOCATION")}) as location`;

/** The people of a cohort that the actor may know of, by name, and how many there are. One statement. */
export async function cohortPeople(
  context: Context,
  cohort: CohortDefinition,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ rows: CohortPerson[]; total: number }> {
  const today = context.today();
  const where = searched(await visibleMembers(context, cohort), search);
  const found = await context.rows<CohortPerson & { total: number }>(
    `with found as (select e.id, lower(e.display_name) as key from {employee} e where ${where.text}),
          page as (select id, key, (select count(*)::int from found) as total from found order by key, id limit ? offset ?)
     select page.total, ${personColumns} from page join {employee} e on e.id = page.id order by page.key, page.id`,
    [...where.values, limit, offset, today, today, today],
  );
  return {
    rows: found.map(({ total: _, ...row }) => row),
    total: found[0]?.total ?? (offset > 0 ? await countPeople(context, where) : 0),
  };
}

async function countPeople(context: Context, where: SqlFragment): Promise<number> {
  const [row] = await context.rows<{ count: number }>(
    `select count(*)::int as count from {employee} e where ${where.text}`,
    where.values,
  );
  return row!.count;
}

/** How many people of each cohort the actor may know of, in one statement for all of them. */
export async function countEach(context: Context, cohorts: readonly CohortDefinition[]): Promise<number[]> {
  if (cohorts.length === 0) return [];
  const parts: SqlFragment[] = [];
  for (const cohort of cohorts) parts.push(await visibleMembers(context, cohort));
  const [row] = await context.rows<{ counts: number[] }>(
    `select array[${parts.map(({ text }) => `(select count(*)::int from {employee} e where ${text})`).join(", ")}] as counts`,
    parts.flatMap(({ values }) => values),
  );
  return row!.counts;
}

function searched({ text, values }: SqlFragment, search: string): SqlFragment {
  if (search === "") return { text, values };
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return {
    text: `${text} and (e.display_name ilike ? or e.work_email::text ilike ?)`,
    values: [...values, pattern, pattern],
  };
}
