import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { PeopleFilter } from "../data/people-filter.ts";
import { teamColumns } from "../data/team-subject.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const nameTables = {
  managers: sql`select id, display_name as name from {employee}`,
  orgUnits: sql`select id, name from {org_unit}`,
  functions: sql`select id, name from {job_function}`,
  roles: sql`select id, name from {job_role}`,
  grades: sql`select id, name from {grade}`,
  locations: sql`select id, name from {location}`,
  tags: sql`select id, name from {people_tag}`,
} as const;

export type NamedPart = keyof typeof nameTables | "teams" | "fields";
/** The ids of a filter's parts; of fields each id with its value behind a separator, as `id:value`. */
export type FilterIds = Pick<PeopleFilter, keyof typeof nameTables | "teams"> & { fields: readonly string[] };

/** What a filter asks for by the names people gave it, in one statement; a private team is named to those who may see it. */
export async function namesInFilter(
  context: Context,
  filter: FilterIds,
): Promise<{ part: NamedPart; id: string; name: string }[]> {
  const asked = partsAsked(filter, rulesToSql(await context.ability(), "view", "Team", teamColumns));
  if (asked.length === 0) return [];
  return context.rows(sql`${sql.join(asked, sql` union all `)} order by part, name`);
}

function partsAsked(filter: FilterIds, teamSeen: Sql): Sql[] {
  const parts = Object.keys(nameTables) as (keyof typeof nameTables)[];
  return [
    ...parts
      .filter((part) => filter[part].length > 0)
      .map(
        (part) =>
          sql`select ${sql.lit(part)} as part, x.id, x.name from (${nameTables[part]}) x where x.id = any(${filter[part]}::uuid[])`,
      ),
    ...(filter.teams.length > 0
      ? [
          sql`select 'teams' as part, t.id, t.display_name as name from {team} t where t.id = any(${filter.teams}::uuid[])
            and (${teamSeen})`,
        ]
      : []),
    ...(filter.fields.length > 0
      ? [
          sql`select 'fields' as part, f.id, f.name || ': ' || coalesce((select p.display_name from {employee} p
              where f.kind = 'PERSON' and p.id::text = lower(substr(asked.value, 38))), substr(asked.value, 38)) as name
            from {employee_field} f
            join unnest(${filter.fields}::text[]) as asked (value) on f.id::text = lower(left(asked.value, 36))`,
        ]
      : []),
  ];
}
