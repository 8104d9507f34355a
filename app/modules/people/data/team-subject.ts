import type { Ability } from "#app/platform/ability/ability.ts";
import { rulesToSql, type FactColumns } from "#app/platform/ability/to-sql.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { TeamSubject } from "../policy.ts";
import { uuids, sql, type Sql } from "#tenancy/sql.ts";

const visibility = sql`(case when t.team_type = 'PERSONAL' then 'PRIVATE' else t.visibility end)`;

/** Where the facts of a team `{team} t` lie. */
export const teamColumns: FactColumns = {
  id: sql`t.id::text`,
  visibility,
  memberIds: (values) => heldBy(sql``, values),
  managerIds: (values) => heldBy(sql`and m.user_role = 'MANAGER'`, values),
};

function heldBy(role: Sql, values: readonly Scalar[]): Sql {
  return sql`t.id in (select m.team_id from {team_member} m where m.employee_id in (${uuids(values)}) ${role})`;
}

/** What rules ask about a team; not found where there is none. */
export async function requireTeamSubject(context: Context, teamId: string): Promise<TeamSubject> {
  const [row] = await context.rows<Omit<TeamSubject, "kind">>(
    sql`select t.id, ${visibility} as visibility,
            array(select m.employee_id::text from {team_member} m where m.team_id = t.id) as "memberIds",
            array(select m.employee_id::text from {team_member} m where m.team_id = t.id
              and m.user_role = 'MANAGER') as "managerIds"
       from {team} t where t.id = ${teamId}`,
  );
  if (!row) throw notFound("The team");
  return { kind: "Team", ...row };
}

/**
 * True for rows of `{employee} e` who are in one of these teams that the actor may see; or, whoever it is about, where the
 * actor may see all of them. Nothing is asked where there are none.
 */
export function seesTeams(ability: Ability, teamIds: readonly string[], { ofPerson }: { ofPerson: boolean }): Sql[] {
  if (teamIds.length === 0) return [];
  const seen = rulesToSql(ability, "view", "Team", teamColumns);
  return [
    ofPerson
      ? sql`exists (select from {team_member} m join {team} t on t.id = m.team_id where m.employee_id = e.id
        and t.id = any(${teamIds}::uuid[]) and (${seen}))`
      : sql`not exists (select from {team} t where t.id = any(${teamIds}::uuid[]) and (${seen}) is not true)`,
  ];
}

/** Whether one of these teams is told to its members alone. */
export async function namesPrivateTeam(context: Context, teamIds: readonly string[]): Promise<boolean> {
  if (teamIds.length === 0) return false;
  const found = await context.rows(
    sql`select from {team} where id = any(${teamIds}::uuid[]) and (visibility <> 'GLOBAL' or team_type = 'PERSONAL') limit 1`,
  );
  return found.length > 0;
}
