import { takePage } from "#app/platform/lists/keyset.ts";
import type { Context } from "#app/platform/context/context.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { childrenThen, movedSince, parentThen, stoodAt } from "./as-of.ts";
import { asTheyStood } from "./as-they-stood.ts";
import { readConditions, filterConditions, scopeCondition } from "./goal-filters.ts";
import type { GoalList, GoalListInput, ListedGoal } from "./goal-list.ts";
import { levelRank, orderedPage } from "./goal-order.ts";
import { placeConditions } from "./place-filters.ts";
import { goalRowColumns } from "./goal-row.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

const pageSize = 25;
const noCounts = { total: 0, ON_TRACK: 0, STALE: 0, OFF_TRACK: 0, AT_RISK: 0, CLOSED: 0 };

/**
 * The roots of the tree as they stood at a moment; what stood under each is asked for branch by branch. What the actor
 * may see is decided by today's rules, and the filters but the status by what goals are today; current are the time frames that day lay in.
 */
export async function rootsAsOf(context: Context, input: GoalListInput, moment: Date): Promise<GoalList> {
  const allowed = await goalsAllowing(context, "view");
  const kept = allOf([
    stoodAt("g", moment),
    ...filterConditions(context, input, dayOf(context, moment)),
    await scopeCondition(context, input),
    ...(await readConditions(context, input)),
    ...(await placeConditions(context, input)),
    allowed.where,
  ]);
  const page = orderedPage(input);
  const moved = movedSince(moment);
  const parts = partsThen(allowed.where, moment);
  const found = await context.rows<ListedGoal & { cursorKey: string }>(
    sql`with recursive ${allowed.with}, ${moved},
     listed(id) as materialized (select g.id from {goal} g join {goal_period} p on p.id = g.period_id where ${kept})
     select ${goalRowColumns}, ${page.column},
            ${parts} as "childCount"
       from {goal} g join {goal_period} p on p.id = g.period_id
      where g.id in (select id from listed) and (${parentThen} is null or ${parentThen} not in (select id from listed))
        and ${page.where}
      order by ${page.orderBy} limit ${pageSize + 1}`,
  );
  const { rows, previous, next } = takePage(page, found, pageSize);
  return {
    rows: await asTheyStood(context, rows, moment),
    counts: { ...noCounts, total: rows.length },
    previous,
    next,
  };
}

/** The local day that ends at a moment. */
function dayOf({ actor }: Context, moment: Date): string {
  return localDate(new Date(moment.getTime() - 1), actor.timeZone);
}

/** What stood directly under a goal at a moment and the actor may see. */
export function childrenAsOf(context: Context, parentId: string, moment: Date): Promise<ListedGoal[]> {
  return rowsAsOf(context, moment, sql`g.id in ${childrenThen(sql`${parentId}::uuid`)}`);
}

/** One goal as it stood at a moment; missing where it did not stand or the actor may not see it. */
export async function goalAsOf(context: Context, goalId: string, moment: Date): Promise<ListedGoal | undefined> {
  return (await rowsAsOf(context, moment, sql`g.id = ${goalId}::uuid`))[0];
}

async function rowsAsOf(context: Context, moment: Date, which: Sql): Promise<ListedGoal[]> {
  const allowed = await goalsAllowing(context, "view");
  const moved = movedSince(moment);
  const [own, parts] = [stoodAt("g", moment), partsThen(allowed.where, moment)];
  const rows = await context.rows<ListedGoal>(
    sql`with recursive ${allowed.with}, ${moved}
     select ${goalRowColumns}, ${parts} as "childCount"
       from {goal} g join {goal_period} p on p.id = g.period_id
      where ${which} and ${own} and (${allowed.where})
      order by g.kind, ${levelRank}, g.position, g.created_at, g.id limit 500`,
  );
  return asTheyStood(context, rows, moment);
}

/** How many goals stood under a goal called `g` that the actor may see. */
function partsThen(allowed: Sql, moment: Date): Sql {
  const child = stoodAt("c", moment);
  return sql`(select count(*)::int from {goal} c cross join lateral (select from {goal} g where g.id = c.id and (${allowed})) seen
             where c.id in ${childrenThen(sql`g.id`)} and ${child})`;
}
