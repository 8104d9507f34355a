import type { Context } from "#app/platform/context/context.ts";
import type { PeopleTag } from "../domain/people-tags.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

export type Choice = { id: string; name: string };
/** `depth` is 0 for the top unit; units come in the order of their tree. */
export type OrgUnitChoice = Choice & { depth: number };
export type RoleChoice = Choice & { functionName: string };
export type ListChoices = {
  orgUnits: OrgUnitChoice[];
  functions: Choice[];
  roles: RoleChoice[];
  locations: Choice[];
  grades: Choice[];
  tags: PeopleTag[];
};

/** What people can be filtered by and moved to, in one statement. */
export async function listChoices(context: Context): Promise<ListChoices> {
  const [row] = await context.rows<ListChoices>(
    prepared(sql`with recursive unit as (
       select id, name, 0 as depth, array[lower(name)] as path from {org_unit} where parent_id is null and retired_at is null
       union all
       select u.id, u.name, unit.depth + 1, unit.path || lower(u.name) from unit
         join {org_unit} u on u.parent_id = unit.id and u.retired_at is null)
     select
       (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'depth', depth) order by path), '[]')
         from unit) as "orgUnits",
       (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by lower(name)), '[]')
         from {job_function}) as functions,
       (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'functionName', f.name)
         order by lower(f.name), lower(r.name)), '[]')
          from {job_role} r join {job_function} f on f.id = r.job_function_id) as roles,
       (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by lower(name)), '[]')
         from {location}) as locations,
       (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by rank), '[]') from {grade}) as grades,
       (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'color', color) order by lower(name)), '[]')
         from {people_tag} where archived_at is null) as tags`),
  );
  return row!;
}
