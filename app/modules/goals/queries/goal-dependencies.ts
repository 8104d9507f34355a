import type { Context } from "#app/platform/context/context.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { Closure, ProgressLevel } from "../domain/closure.ts";
import type { DependencyStatus } from "../domain/dependency.ts";
import { sql } from "#tenancy/sql.ts";

export type GoalDependency = {
  id: string;
  /** Whether this goal needs the other, or the other needs this one. */
  direction: "NEEDS" | "NEEDED";
  status: DependencyStatus;
  /** Empty where the actor may not see the other goal. */
  note: string;
  askedBy: string;
  /** The other goal; null where the actor may not see it. */
  other: {
    id: string;
    title: string;
    percent: number | null;
    progressLevel: ProgressLevel;
    closure: Closure | null;
  } | null;
};

/**
 * What a goal needs and what needs it, both sides of every agreement; what was withdrawn is gone. Of a goal that the actor
 * may not see nothing is told but to who may edit this one, for they agree or withdraw: that there is one and who asked,
 * without its title and without the note.
 */
export async function goalDependencies(context: Context, goalId: string): Promise<GoalDependency[]> {
  const allowed = await goalsAllowing(context, "view");
  const edits = (await context.ability()).decide("edit", await requireGoalFacts(context, goalId)).allowed;
  return context.rows<GoalDependency>(
    sql`with recursive ${allowed.with}
     select d.id, case when d.goal_id = ${goalId}::uuid then 'NEEDS' else 'NEEDED' end as direction, d.status,
            case when o.other is null then '' else d.note end as note, e.display_name as "askedBy", o.other
       from {goal_dependency} d join {employee} e on e.id = d.asked_by
       join {goal} t on t.id = case when d.goal_id = ${goalId}::uuid then d.needs_goal_id else d.goal_id end
         and t.deleted_at is null
       cross join lateral (
         select (select jsonb_build_object('id', g.id, 'title', g.title, 'percent', g.percent, 'progressLevel',
           g.progress_level, 'closure', g.closure_status)
                   from {goal} g where g.id = t.id and (${allowed.where})) as other) o
      where (d.goal_id = ${goalId} or d.needs_goal_id = ${goalId}) and d.status <> 'WITHDRAWN' and (o.other is not null
        or ${edits})
      order by direction desc, d.status = 'REFUSED', d.asked_at, d.id limit 100`,
  );
}
