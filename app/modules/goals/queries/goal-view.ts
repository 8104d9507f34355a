import type { Context } from "#app/platform/context/context.ts";
import { dueState, type DueState } from "../domain/status.ts";
import type { GoalRow } from "./goal-row.ts";

/** How its due date looks today; a closed goal is due no more. */
export type WithDue = { due: DueState };

export function withDue<Row extends Pick<GoalRow, "dueDate" | "closure">>(context: Context, rows: readonly Row[]): (Row & WithDue)[] {
  const today = context.today();
  return rows.map((row) => ({ ...row, due: dueState(row.closure ? null : row.dueDate, today) }));
}
