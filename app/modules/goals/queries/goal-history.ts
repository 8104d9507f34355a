import { metricNameOf } from "#app/modules/metrics/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { goalChanges } from "../data/changes.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { ProgressLevel } from "../domain/closure.ts";
import { undoDays } from "../domain/undo-days.ts";
import type { MeasureType } from "#app/modules/metrics/domain.ts";
import { progressGraph, type ProgressGraph } from "../domain/progress-graph.ts";
import type { GoalPerson, GoalRow } from "./goal-row.ts";
import { saidIn } from "../data/recorded-values.ts";
import { toldChanges } from "./told-changes.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type HistoryEntry =
  | {
      kind: "CHECK_IN";
      id: string;
      at: string;
      person: GoalPerson | null;
      valueBefore: number | null;
      value: number | null;
      percent: number | null;
      level: ProgressLevel;
      comment: string;
      /** Who has read it, and when. */
      acknowledged: { name: string; at: string } | null;
      /** The metric that made it, in place of a person. */
      metric: string | null;
      /** The goal itself, or the key result of it that was checked in on. */
      goal: { id: string; title: string; measureType: MeasureType; currency: string | null };
    }
  | {
      kind: "CHANGE";
      id: string;
      at: string;
      person: GoalPerson | null;
      field: string;
      before: unknown;
      after: unknown;
      reason: string | null;
      /** The realignment to take back, while it can be. */
      undoId: string | null;
    };

const limit = 50;
const person = sql`case when e.id is null then null
  else jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) end as person`;

/**
 * What people did to a goal and to those of its key results the actor may see, newest first; points that only carry a
 * child's change up are left to the graph.
 */
export async function goalHistory(context: Context, goalId: string): Promise<HistoryEntry[]> {
  const allowed = await goalsAllowing(context, "view");
  const checkIns = await context.rows<HistoryEntry>(
    sql`with recursive ${allowed.with}
     select 'CHECK_IN' as kind, x.id, ${instant(sql`x.at`)} as at, ${person}, x.value_before::float8 as "valueBefore",
       x.value::float8 as value,
            x.percent, x.progress_level as level, x.comment,
            case when a.id is null then null else jsonb_build_object('name', a.display_name, 'at',
              ${instant(sql`x.acknowledged_at`)}) end as acknowledged, ${metricNameOf(sql`x.metric_id`)} as metric,
            jsonb_build_object('id', g.id, 'title', g.title, ${saidIn("g")}) as goal
       from {goal_check_in} x join {goal} g on g.id = x.goal_id left join {employee} e on e.id = x.employee_id
         left join {employee} a on a.id = x.acknowledged_by
      where x.rolled_up_from is null and g.deleted_at is null
        and (g.id = ${goalId} or (g.parent_id = ${goalId} and g.kind = 'KEY_RESULT' and (${allowed.where})))
          order by x.at desc, x.sequence desc limit ${limit}`,
  );
  const told = toldChanges(allowed.where);
  const changes = await context.rows<HistoryEntry>(
    sql`with recursive ${allowed.with}
     select 'CHANGE' as kind, x.id, ${instant(sql`x.at`)} as at, ${person}, x.field, x.value_before as before,
       x.value_after as after, x.reason,
            (select r.id from {goal_realignment} r where r.id = x.realignment_id and r.goal_id = x.goal_id
              and r.undone_at is null and r.at > ${daysAgo(context, undoDays)})
              as "undoId"
       from ${goalChanges} x left join {employee} e on e.id = x.employee_id
      where x.goal_id = ${goalId} and ${told} order by x.at desc, x.sequence desc limit ${limit}`,
  );
  return [...checkIns, ...changes]
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, limit);
}

type Point = { at: number; value: number | null; percent: number | null; otherUnit: boolean };

/** Achieved and target over the goal's dates. A mean of percents has no value of its own, so its percents are drawn. */
export async function goalGraph(
  context: Context,
  goal: Pick<GoalRow, "id" | "startDate" | "dueDate" | "start" | "target" | "progressType">,
): Promise<ProgressGraph> {
  const points = await context.rows<Point>(
    sql`select (extract(epoch from at) * 1000)::float8 as at, value::float8 as value, percent,
      measure_type is not null as "otherUnit" from {goal_check_in}
      where goal_id = ${goal.id} order by at, sequence`,
  );
  const period = { startDate: goal.startDate, endDate: goal.dueDate };
  const byPercent = goal.progressType === "DERIVED_AVG";
  const checkIns = points.flatMap(({ at, value, percent, otherUnit }) => {
    const actual = byPercent ? percent : value;
    if (actual === null) return [];
    // What was said in another unit is as far as it was then: its number says nothing here.
    const then = otherUnit && percent !== null ? { percent } : {};
    return [{ date: localDate(new Date(at), context.actor.timeZone), actual, ...then }];
  });
  return progressGraph(
    byPercent ? { period, start: 0, target: 100 } : { period, start: goal.start, target: goal.target },
    checkIns,
  );
}
