import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { containing, joinConditions } from "./goal-filters.ts";

export type FoundObjective = { id: string; title: string; level: string; owner: string | null; timeFrame: string };

/** Narrows what is found; `with` is a common table expression that `where` may refer to. */
type Narrowing = { with?: SqlFragment | null; where?: SqlFragment; kinds?: "OBJECTIVE" | "ANY" };

/** Objectives, or goals of any kind, that the actor may see, by a part of their title: what is current first. */
export async function findObjectives(
  context: Context,
  text: string,
  limit: number,
  narrowing?: Narrowing,
): Promise<FoundObjective[]> {
  const allowed = await goalsAllowing(context, "view");
  const where = joinConditions([
    { text: "g.deleted_at is null and g.archived_at is null", values: [] },
    ...(narrowing?.kinds === "ANY" ? [] : [{ text: "g.kind = 'OBJECTIVE'", values: [] }]),
    { text: "g.title ilike ?", values: [containing(text)] },
    ...(narrowing?.where ? [narrowing.where] : []),
    allowed.where,
  ]);
  const extra = narrowing?.with;
  return context.rows<FoundObjective>(
    `with recursive ${allowed.with.text}${extra ? `, ${extra.text}` : ""}
     select g.id, g.title, g.level, p.name as "timeFrame",
            (select min(e.display_name) from {goal_owner} o join {employee} e on e.id = o.employee_id
              where o.goal_id = g.id and o.owner_type = 'OWNER') as owner
       from {goal} g join {goal_period} p on p.id = g.period_id
      where ${where.text}
      order by g.progress_level = 'CLOSED', p.ends_on < ?::date, p.ends_on, lower(g.title), g.id limit ${limit}`,
    [...allowed.with.values, ...(extra?.values ?? []), ...where.values, context.today()],
  );
}
