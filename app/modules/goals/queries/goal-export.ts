import type { Context } from "#app/platform/context/context.ts";
import { writeCsv } from "#app/platform/files/write-csv.ts";
import { fromMinorUnits } from "../domain/minor-units.ts";
import { listGoals, type GoalListInput, type ListedGoal } from "./goal-list.ts";

const mostRows = 10_000;

/** What files say of a goal. */
export const exportedColumns: readonly [header: string, value: (goal: ListedGoal) => string | number | null][] = [
  ["id", (goal) => goal.id],
  ["kind", (goal) => goal.kind],
  ["title", (goal) => goal.title],
  ["level", (goal) => goal.level],
  ["owners", (goal) => goal.owners.map((owner) => owner.name).join("; ")],
  ["tags", (goal) => goal.tags.map((tag) => tag.name).join("; ")],
  ["time_frame", (goal) => goal.timeFrame],
  ["start_date", (goal) => goal.startDate],
  ["due_date", (goal) => goal.dueDate],
  ["status", (goal) => goal.progressLevel],
  ["days_without_check_in", (goal) => goal.silentDays],
  ["closure", (goal) => goal.closure],
  ["percent", (goal) => goal.percent],
  ["measure", (goal) => goal.currency ?? goal.measureType],
  ["metric", (goal) => goal.metric],
  ["start", (goal) => amount(goal, goal.start)],
  ["target", (goal) => amount(goal, goal.target)],
  ["actual", (goal) => amount(goal, goal.actual)],
  ["last_check_in", (goal) => goal.lastCheckInAt],
  ["visibility", (goal) => goal.visibility],
];

/** The list as a file for spreadsheets, with the same filters, order and rights; at most ten thousand rows. */
export async function exportGoals(context: Context, input: GoalListInput): Promise<string> {
  const { rows } = await listGoals(context, { ...input, after: undefined, before: undefined }, mostRows);
  return writeCsv(exportedColumns, rows);
}

function amount({ currency }: ListedGoal, value: number | null): number | null {
  return currency && value !== null ? fromMinorUnits(currency, value) : value;
}
