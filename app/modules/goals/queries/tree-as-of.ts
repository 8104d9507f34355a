import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { localDateOf } from "../domain/period.ts";
import { childrenThen, movedSince, parentThen, stoodAt } from "./as-of.ts";
import { asTheyStood } from "./as-they-stood.ts";
import { cohortCondition } from "./goal-cohort.ts";
import { filterConditions, joinConditions } from "./goal-filters.ts";
import { neighbours, type GoalList, type GoalListInput, type ListedGoal } from "./goal-list.ts";
import { orderedPage } from "./goal-order.ts";
import { goalRowColumns } from "./goal-row.ts";
import { scopeCondition } from "./goal-scope.ts";

const pageSize = 25;
const noCounts = { total: 0, ON_TRACK: 0, STALE: 0, OFF_TRACK: 0, AT_RISK: 0, CLOSED: 0 };

/**
 * The roots of the tree as they stood at a moment; what stood under each is asked for branch by branch. What the actor
 * may see is decided by today's rules, and the filters but the status by what goals are today; current are the time frames that day lay in.
 */
export async function rootsAsOf(context: Context, input: GoalListInput, moment: Date): Promise<GoalList> {
  const allowed = await goalsAllowing(context, "view");
  const kept = joinConditions([
    stoodAt("g", moment),
    ...filterConditions(context, input, dayOf(context, moment)),
    await scopeCondition(context, input),
    ...(await cohortCondition(context, input)),
    allowed.where,
  ]);
  const page = orderedPage(input);
  const moved = movedSince(moment);
  const parts = partsThen(allowed.where, moment);
  const found = await context.rows<ListedGoal & { cursorKey: string }>(
    `with recursive ${allowed.with.text}, ${moved.text},
     listed(id) as materialized (select g.id from {goal} g join {goal_period} p on p.id = g.period_id where ${kept.text})
     select ${goalRowColumns}, ${page.column},
            ${parts.text} as "childCount"
       from {goal} g join {goal_period} p on p.id = g.period_id
      where g.id in (select id from listed) and (${parentThen} is null or ${parentThen} not in (select id from listed)) and ${page.where.text}
      order by ${page.orderBy} limit ${pageSize + 1}`,
    [...allowed.with.values, ...moved.values, ...kept.values, ...parts.values, ...page.where.values],
  );
  const rows = page.reversed ? found.slice(0, pageSize).reverse() : found.slice(0, pageSize);
  const { previous, next } = neighbours(rows, found.length > pageSize, page.reversed, input);
  return {
    rows: await asTheyStood(
      context,
      rows.map(({ cursorKey: _, ...row }) => row),
      moment,
    ),
    counts: { ...noCounts, total: rows.length },
    previous,
    next,
  };
}

/** The local day that ends at a moment. */
function dayOf({ actor }: Context, moment: Date): string {
  return localDateOf(moment.getTime() - 1, actor.timeZone);
}

/** What stood directly under a goal at a moment and the actor may see. */
export function childrenAsOf(context: Context, parentId: string, moment: Date): Promise<ListedGoal[]> {
  return rowsAsOf(context, moment, {
    text: `g.id in ${childrenThen("?::uuid")}`,
    values: [parentId, parentId, parentId],
  });
}

/** One goal as it stood at a moment; missing where it did not stand or the actor may not see it. */
export async function goalAsOf(context: Context, goalId: string, moment: Date): Promise<ListedGoal | undefined> {
  return (await rowsAsOf(context, moment, { text: "g.id = ?::uuid", values: [goalId] }))[0];
}

async function rowsAsOf(context: Context, moment: Date, which: SqlFragment): Promise<ListedGoal[]> {
  const allowed = await goalsAllowing(context, "view");
  const moved = movedSince(moment);
  const [own, parts] = [stoodAt("g", moment), partsThen(allowed.where, moment)];
  const rows = await context.rows<ListedGoal>(
    `with recursive ${allowed.with.text}, ${moved.text}
     select ${goalRowColumns}, ${parts.text} as "childCount"
       from {goal} g join {goal_period} p on p.id = g.period_id
      where ${which.text} and ${own.text} and (${allowed.where.text})
      order by g.kind, g.position, g.created_at, g.id limit 500`,
    [...allowed.with.values, ...moved.values, ...parts.values, ...which.values, ...own.values, ...allowed.where.values],
  );
  return asTheyStood(context, rows, moment);
}

/** How many goals stood under a goal called `g` that the actor may see. */
function partsThen(allowed: SqlFragment, moment: Date): SqlFragment {
  const child = stoodAt("c", moment);
  return {
    text: `(select count(*)::int from {goal} c cross join lateral (select from {goal} g where g.id = c.id and (${allowed.text})) seen
             where c.id in ${childrenThen("g.id")} and ${child.text})`,
    values: [...allowed.values, ...child.values],
  };
}
