import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";
import { exactly, plainHolds, nearestFirst, type Sought } from "#tenancy/text-search.ts";

export type FoundObjective = { id: string; title: string; level: string; owner: string | null; timeFrame: string };

/** Narrows what is found; `with` is a common table expression that `where` may refer to. */
type Narrowing = { with?: Sql | null; where?: Sql; kinds?: "OBJECTIVE" | "ANY" };

/** Objectives, or goals of any kind, that the actor may see, by a part of their title: what is current first. */
export async function findObjectives(
  context: Context,
  text: string | Sought,
  limit: number,
  narrowing?: Narrowing,
): Promise<FoundObjective[]> {
  const allowed = await goalsAllowing(context, "view");
  const sought = typeof text === "string" ? exactly(text) : text;
  const where = allOf([
    sql`g.deleted_at is null and g.archived_at is null`,
    ...(narrowing?.kinds === "ANY" ? [] : [sql`g.kind = 'OBJECTIVE'`]),
    plainHolds(sql`g.plain_title`, sought),
    ...(narrowing?.where ? [narrowing.where] : []),
    allowed.where,
  ]);
  const extra = narrowing?.with;
  return context.rows<FoundObjective>(
    sql`with recursive ${allowed.with}${extra ? sql`, ${extra}` : sql``}
     select g.id, g.title, g.level, p.name as "timeFrame",
            (select min(e.display_name) from {goal_owner} o join {employee} e on e.id = o.employee_id
              where o.goal_id = g.id and o.owner_type = 'OWNER') as owner
       from {goal} g join {goal_period} p on p.id = g.period_id
      where ${where}
      order by ${nearestFirst(sql`g.title`, sought)} g.progress_level = 'CLOSED', p.ends_on < ${context.today()}::date, p.ends_on,
        lower(g.title), g.id limit ${limit}`,
  );
}
