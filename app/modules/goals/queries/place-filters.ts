import { z } from "zod";
import { teamsSeen } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { GoalGroup } from "../domain/goal-groups.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Where goals belong, as lists are narrowed to it. */
export const placeInput = {
  department: optionalInput(z.uuid()).describe("Only goals of this department, or one below it."),
  team: optionalInput(z.uuid()).describe("Only goals of this team; none where the caller may not see the team."),
} as const;

/** The same as conditions on a goal called `g`. A team the actor may not see has no goals to them. */
export async function placeConditions(
  context: Context,
  { department, team }: { department?: string | undefined; team?: string | undefined },
): Promise<Sql[]> {
  return [
    ...(department
      ? [
          sql`g.org_unit_id in (with recursive inside(id) as (select ${department}::uuid union select u.id from inside i
            join {org_unit} u on u.parent_id = i.id) select id from inside)`,
        ]
      : []),
    ...(team
      ? [
          sql`g.id in (select m.goal_id from {goal_team} m
            join ${teamsSeen(await context.ability())} t on t.id = m.team_id where t.id = ${team}::uuid)`,
        ]
      : []),
  ];
}

/** Under which head a goal called `g` stands, as a text to sort by: those of several teams first, those of none last. */
export async function groupKey(context: Context, group: GoalGroup): Promise<Sql> {
  if (group === "department")
    return sql`coalesce('1' || (select lower(u.name) from {org_unit} u where u.id = g.org_unit_id), '2')`;
  const seen = teamsSeen(await context.ability());
  return sql`(select case count(*) when 0 then '2' when 1 then '1' || lower(min(t.name)) else '0' end
    from {goal_team} m join ${seen} t on t.id = m.team_id where m.goal_id = g.id)`;
}
