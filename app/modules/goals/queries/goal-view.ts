import type { Context } from "#app/platform/context/context.ts";
import { silentDays, type StalenessFacts } from "../domain/staleness.ts";
import { dueState, type DueState } from "../domain/status.ts";
import type { GoalRow } from "./goal-row.ts";

/** How its due date looks today; a closed goal is due no more. And for how many days nobody has said how it stands. */
export type WithDue = { due: DueState; silentDays: number | null };

export function withDue<Row extends Pick<GoalRow, "dueDate"> & StalenessFacts>(
  context: Context,
  rows: readonly Row[],
): (Row & WithDue)[] {
  const today = context.today();
  return rows.map((row) => ({
    ...row,
    due: dueState(row.closure ? null : row.dueDate, today),
    silentDays: silentDays(row, today, context.actor.timeZone),
  }));
}
