import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { GoalKind } from "../domain/hierarchy.ts";
import { containing } from "./goal-filters.ts";

export type FoundObjective = { id: string; kind: GoalKind; title: string; level: string; owner: string | null; timeFrame: string };

/** Goals of these kinds the actor may see, by a part of their title: what is current first. */
export async function findObjectives(context: Context, text: string, limit: number, kinds: readonly GoalKind[] = ["OBJECTIVE"]): Promise<FoundObjective[]> {
  const allowed = await goalsAllowing(context, "view");
  return context.rows<FoundObjective>(
    `with recursive ${allowed.with.text}
     select g.id, g.kind, g.title, g.level, p.name as "timeFrame",
            (select min(e.display_name) from {goal_owner} o join {employee} e on e.id = o.employee_id
              where o.goal_id = g.id and o.owner_type = 'OWNER') as owner
       from {goal} g join {goal_period} p on p.id = g.period_id
      where g.deleted_at is null and g.archived_at is null and g.kind = any(?::text[]) and g.title ilike ? and (${allowed.where.text})
      order by g.progress_level = 'CLOSED', p.ends_on < ?::date, p.ends_on, lower(g.title), g.id limit ${limit}`,
    [...allowed.with.values, kinds, containing(text), ...allowed.where.values, context.today()],
  );
}
