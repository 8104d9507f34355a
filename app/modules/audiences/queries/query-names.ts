import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import { teamColumns } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CohortQuery } from "../domain/cohort-query.ts";

/** One part of a filter as people read it; `values` are names as the company gave them, or codes the screen has words for. */
export type QueryPart = {
  part:
    | "managers"
    | "orgUnits"
    | "functions"
    | "roles"
    | "grades"
    | "locations"
    | "countries"
    | "genders"
    | "tags"
    | "teams"
    | "fields";
  values: string[];
};

const tables = {
  managers: "{employee}",
  orgUnits: "{org_unit}",
  functions: "{job_function}",
  roles: "{job_role}",
  grades: "{grade}",
  locations: "{location}",
  tags: "{people_tag}",
} as const;

/** The parts of a filter by name, in one statement; a private team is named to those who may see it. */
export async function queryNames(context: Context, query: CohortQuery): Promise<QueryPart[]> {
  const seen = rulesToSql(await context.ability(), "view", "Team", teamColumns);
  const parts = Object.entries(tables).filter(([part]) => query[part as keyof typeof tables].length > 0);
  const named = parts.map(
    ([part, table]) =>
      `select '${part}' as part, ${part === "managers" ? "x.display_name" : "x.name"} as name from ${table} x where x.id = any(?::uuid[])`,
  );
  const teams =
    query.teams.length > 0
      ? [`select 'teams' as part, t.display_name as name from {team} t where t.id = any(?::uuid[]) and (${seen.text})`]
      : [];
  const fields =
    query.fields.length > 0
      ? [
          "select 'fields' as part, f.name || ': ' || substr(asked.value, 38) as name from {employee_field} f join unnest(?::text[]) as asked (value) on f.id::text = lower(left(asked.value, 36))",
        ]
      : [];
  const asked = [...named, ...teams, ...fields];
  const rows =
    asked.length === 0
      ? []
      : await context.rows<{ part: QueryPart["part"]; name: string }>(
          `${asked.join(" union all ")} order by part, name`,
          [
            ...parts.map(([part]) => query[part as keyof typeof tables]),
            ...(teams.length > 0 ? [query.teams, ...seen.values] : []),
            ...(fields.length > 0 ? [query.fields] : []),
          ],
        );
  const found = (
    ["managers", "orgUnits", "functions", "roles", "grades", "locations", "tags", "teams", "fields"] as const
  ).map((part): QueryPart => ({ part, values: rows.filter((row) => row.part === part).map(({ name }) => name) }));
  return [
    ...found,
    { part: "countries" as const, values: [...query.countries] },
    { part: "genders" as const, values: [...query.genders] },
  ].filter(({ values }) => values.length > 0);
}
