import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { fieldRule } from "../data/field-columns.ts";
import { teamColumns } from "../data/team-subject.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";
import { listChoices, type Choice, type ListChoices } from "./list-choices.ts";
import { sql } from "#tenancy/sql.ts";

/** One of the company's own fields that has a few values; those of a person are ids, which have names. */
export type FieldChoice = {
  id: string;
  name: string;
  kind: "CHOICE" | "YES_NO" | "PERSON";
  values: string[];
  names: Readonly<Record<string, string>>;
};
/** All that a filter over people may be narrowed to, but for private facts. */
export type PeopleFilterChoices = ListChoices & { teams: Choice[]; countries: string[]; fields: FieldChoice[] };

/** A field of people offers so many. */
const mostPeople = 100;

/** The values people can be filtered by: teams the actor may see, and fields that are seen by these. Two statements. */
export async function peopleFilterChoices(
  context: Context,
  viewers: readonly EmployeeField["viewers"][],
): Promise<PeopleFilterChoices> {
  const seen = rulesToSql(await context.ability(), "view", "Team", teamColumns);
  // Who stands in a field is offered as far as the actor may read it of somebody.
  const named = sql`select p.id, p.display_name as name from {employee} p where p.id in (
    select v.value::uuid from {employee_field_value} v join {employee} e on e.id = v.employee_id
    where v.field_id = f.id and f.kind = 'PERSON' and (${await fieldRule(context)}))
    order by lower(p.display_name), p.id limit ${mostPeople}`;
  const [row] = await context.rows<Omit<PeopleFilterChoices, keyof ListChoices>>(
    sql`select (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.display_name)
      order by lower(t.display_name)), '[]') from {team} t where ${seen}) as teams,
            array(select distinct country::text from {location} order by 1) as countries,
            (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'values',
              case f.kind when 'YES_NO' then '["YES", "NO"]'::jsonb when 'PERSON' then n.ids else f.choices end,
              'names', n.names) order by f.position), '[]')
               from {employee_field} f cross join lateral (select coalesce(jsonb_agg(x.id order by lower(x.name)), '[]')
                 as ids, coalesce(jsonb_object_agg(x.id, x.name), '{}') as names from (${named}) x) n
               where f.archived_at is null and f.kind in ('CHOICE', 'YES_NO', 'PERSON')
                 and f.viewers = any(${viewers}::text[])) as fields`,
  );
  return { ...(await listChoices(context)), ...row! };
}
