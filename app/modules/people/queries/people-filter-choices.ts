import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { teamColumns } from "../data/team-subject.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";
import { listChoices, type Choice, type ListChoices } from "./list-choices.ts";
import { sql } from "#tenancy/sql.ts";

/** One of the company's own fields that has a few values. */
export type FieldChoice = { id: string; name: string; kind: "CHOICE" | "YES_NO"; values: string[] };
/** All that a filter over people may be narrowed to, but for private facts. */
export type PeopleFilterChoices = ListChoices & { teams: Choice[]; countries: string[]; fields: FieldChoice[] };

/** The values people can be filtered by: teams the actor may see, and fields that are seen by these. Two statements. */
export async function peopleFilterChoices(
  context: Context,
  viewers: readonly EmployeeField["viewers"][],
): Promise<PeopleFilterChoices> {
  const seen = rulesToSql(await context.ability(), "view", "Team", teamColumns);
  const [row] = await context.rows<Omit<PeopleFilterChoices, keyof ListChoices>>(
    sql`select (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.display_name)
      order by lower(t.display_name)), '[]') from {team} t where ${seen}) as teams,
            array(select distinct country::text from {location} order by 1) as countries,
            (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'values',
              case f.kind when 'YES_NO' then '["YES", "NO"]'::jsonb else f.choices end) order by f.position), '[]')
               from {employee_field} f where f.archived_at is null and f.kind in ('CHOICE', 'YES_NO')
                 and f.viewers = any(${viewers}::text[])) as fields`,
  );
  return { ...(await listChoices(context)), ...row! };
}
