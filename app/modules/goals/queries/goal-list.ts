import { z } from "zod";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { standings } from "../domain/standing.ts";
import { filterConditions, goalFiltersInput, joinConditions, standingColumn, standingValues, statusCondition } from "./goal-filters.ts";
import { cohortCondition } from "./goal-cohort.ts";
import { cursorOf, goalOrderInput, orderedPage } from "./goal-order.ts";
import { partCount } from "./part-count.ts";
import { goalRowColumns, type GoalRow } from "./goal-row.ts";
import { scopeCondition, scopeInput } from "./goal-scope.ts";
import { withDue, type WithDue } from "./goal-view.ts";

const pageSize = 25;

export const goalListInput = scopeInput.extend(goalFiltersInput.shape).extend(goalOrderInput.shape).extend({
  /** Leaves out what stands under another goal of the list: the tree shows it there. */
  rootsOnly: z.boolean().optional(),
  /** Shows what was archived in place of what was not. */
  archived: z.boolean().optional(),
});
export type GoalListInput = z.output<typeof goalListInput>;

/** How many goals the list holds by how they stand, whatever status is chosen. */
export type GoalCounts = { total: number; ON_TRACK: number; STALE: number; OFF_TRACK: number; AT_RISK: number; CLOSED: number };

export type ListedGoal = GoalRow & WithDue & {
  childCount: number;
  /** Its weight in a goal it counts in without standing under it; missing or null where it stands. */
  fedWeight?: number | null;
};
export type GoalList = { rows: ListedGoal[]; counts: GoalCounts; previous: string | null; next: string | null };

/** One page of the goals the actor may see, and how many there are: a fixed number of statements for any number of rows. */
export async function listGoals(context: Context, input: GoalListInput, limit: number = pageSize): Promise<GoalList> {
  const allowed = await goalsAllowing(context, "view");
  const kept = joinConditions([archivedOr(input.archived), ...filterConditions(context, input), await scopeCondition(context, input), ...(await cohortCondition(context, input)), allowed.where]);
  const page = orderedPage(input);
  const shown = joinConditions([kept, ...statusCondition(context, input)]);
  const paged = joinConditions([shown, ...(input.rootsOnly ? [rootsOf(shown)] : []), page.where]);
  const found = await context.rows<ListedGoal & { cursorKey: string }>(
    `with recursive ${allowed.with.text}
     select ${goalRowColumns}, ${page.column}, ${partCount} as "childCount"
       from {goal} g join {goal_period} p on p.id = g.period_id
      where g.deleted_at is null and ${paged.text}
      order by ${page.orderBy} limit ${limit + 1}`,
    [...allowed.with.values, ...paged.values],
  );
  const more = found.length > limit;
  const rows = page.reversed ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const { previous, next } = neighbours(rows, more, page.reversed, input);
  return { rows: withDue(context, rows.map(({ cursorKey: _, ...row }) => row)), counts: await countGoals(context, allowed.with, kept), previous, next };
}

function archivedOr(archived = false): SqlFragment {
  return { text: `g.archived_at is ${archived ? "not " : ""}null`, values: [] };
}

function rootsOf({ text, values }: SqlFragment): SqlFragment {
  const listed = `select g.id from {goal} g join {goal_period} p on p.id = g.period_id where g.deleted_at is null and ${text}`;
  return { text: `g.parent_id is null or g.parent_id not in (${listed})`, values };
}

/** The cursors before and after a page. */
export function neighbours(rows: readonly { cursorKey: string; id: string }[], more: boolean, reversed: boolean, input: Pick<GoalListInput, "after">) {
  const [first, last] = [rows[0], rows.at(-1)];
  const hasPrevious = reversed ? more : input.after !== undefined;
  const hasNext = reversed || more;
  return { previous: hasPrevious && first ? cursorOf(first) : null, next: hasNext && last ? cursorOf(last) : null };
}

async function countGoals(
  context: Context, prelude: { text: string; values: readonly unknown[] }, kept: { text: string; values: readonly unknown[] },
): Promise<GoalCounts> {
  const [counts] = await context.rows<GoalCounts>(
    `with recursive ${prelude.text},
     standing as (select ${standingColumn} as level from {goal} g join {goal_period} p on p.id = g.period_id where g.deleted_at is null and ${kept.text})
     select count(*)::int as total, ${standings.map((level) => `count(*) filter (where level = '${level}')::int as "${level}"`).join(", ")} from standing`,
    [...prelude.values, ...standingValues(context), ...kept.values],
  );
  return counts ?? { total: 0, ON_TRACK: 0, STALE: 0, OFF_TRACK: 0, AT_RISK: 0, CLOSED: 0 };
}
