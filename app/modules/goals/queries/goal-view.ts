import type { Context } from "#app/platform/context/context.ts";
import { visibleTitles } from "../data/visible-titles.ts";
import { silentDays, type StalenessFacts } from "../domain/staleness.ts";
import { dueState, type DueState } from "../domain/status.ts";
import type { GoalRow } from "./goal-row.ts";

/** How its due date looks today; a closed goal is due no more. And for how many days nobody has said how it stands. */
export type WithDue = { due: DueState; silentDays: number | null };

/** Rows as the actor may have them, with how their due dates look; what one stands under is named to who may see that. */
export async function asSeen<Row extends Pick<GoalRow, "id" | "dueDate" | "parentId"> & StalenessFacts>(
  context: Context,
  rows: readonly Row[],
  /** The parents the actor may see, where they are known already. */
  known?: ReadonlySet<string>,
): Promise<(Row & WithDue)[]> {
  const today = context.today();
  const seen = known ?? (await seenParents(context, rows));
  return rows.map((row) => ({
    ...row,
    parentId: row.parentId !== null && seen.has(row.parentId) ? row.parentId : null,
    due: dueState(row.closure ? null : row.dueDate, today),
    silentDays: silentDays(row, today, context.actor.timeZone),
  }));
}

/** What stands in the rows itself is seen; the others are asked about in one statement. */
async function seenParents(
  context: Context,
  rows: readonly Pick<GoalRow, "id" | "parentId">[],
): Promise<ReadonlySet<string>> {
  const shown = new Set(rows.map(({ id }) => id));
  const others = rows.flatMap(({ parentId }) => (parentId && !shown.has(parentId) ? [parentId] : []));
  const titles = await visibleTitles(context, [...new Set(others)]);
  return new Set([...shown, ...titles.keys()]);
}
