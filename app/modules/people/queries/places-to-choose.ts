import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Ability } from "#app/platform/ability/ability.ts";
import type { Context } from "#app/platform/context/context.ts";
import { teamColumns } from "../data/team-subject.ts";
import type { Choice, OrgUnitChoice } from "./list-choices.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Where a record may belong: org units in the order of their tree, and the teams the actor may see. */
export type PlacesToChoose = { departments: OrgUnitChoice[]; teams: Choice[] };

export async function placesToChoose(context: Context): Promise<PlacesToChoose> {
  const [row] = await context.rows<PlacesToChoose>(
    sql`with recursive unit as (
       select id, name, 0 as depth, array[lower(name)] as path from {org_unit} where parent_id is null and retired_at is null
       union all
       select u.id, u.name, unit.depth + 1, unit.path || lower(u.name) from unit
         join {org_unit} u on u.parent_id = unit.id and u.retired_at is null)
     select
       (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'depth', depth) order by path), '[]')
         from unit) as departments,
       (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id), '[]')
         from ${teamsSeen(await context.ability())} t) as teams`,
  );
  return row!;
}

/** All teams as a part of a statement: `id` and `name`. Who tells of them leaves out those the actor may not see. */
export const allTeams: Sql = sql`(select t.id, t.display_name as name from {team} t)`;

/** The teams the actor may see, likewise. */
export function teamsSeen(ability: Ability): Sql {
  return sql`(select t.id, t.display_name as name from {team} t where ${rulesToSql(ability, "view", "Team", teamColumns)})`;
}
