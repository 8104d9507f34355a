import type { Context } from "#app/platform/context/context.ts";
import { isAdmin } from "#app/platform/context/actor.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type FirstPlaces = {
  /** Nothing is asked of whoever has a place already. */
  placed: boolean;
  choices: { id: string; name: string }[];
  /** Platform admins may name a new one: somebody has to be first. */
  mayCreate: boolean;
};

/** The departments somebody who never had one may choose from. */
export function firstDepartments(context: Context): Promise<FirstPlaces> {
  return places(
    context,
    sql`select from {assignment} where kind = 'ORG_UNIT' and superseded_at is null and employee_id = ${context.actor.employeeId}`,
    sql`select id, name from {org_unit} where kind in ('DEPARTMENT', 'POD') and retired_at is null
      order by lower(name), id limit 200`,
  );
}

/** The teams open to all, for somebody who is in none. */
export function firstTeams(context: Context): Promise<FirstPlaces> {
  return places(
    context,
    sql`select from {team_member} where employee_id = ${context.actor.employeeId}`,
    sql`select id, display_name as name from {team} where visibility = 'GLOBAL' and team_type = 'DEFAULT'
      order by lower(display_name), id limit 200`,
  );
}

async function places(context: Context, own: Sql, open: Sql): Promise<FirstPlaces> {
  const placed = (await context.rows(own)).length > 0;
  return {
    placed,
    choices: placed ? [] : await context.rows<{ id: string; name: string }>(open),
    mayCreate: isAdmin(context.actor, "PLATFORM_ADMIN"),
  };
}
