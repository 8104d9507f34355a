import type { Context } from "#app/platform/context/context.ts";
import { date, money, number, sheet, text, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import type { Money } from "#app/platform/money/money.ts";
import { listGoals, type GoalListInput, type ListedGoal } from "./goal-list.ts";

const mostRows = 10_000;

/** What files say of a goal. */
export const exportedColumns: readonly SheetColumn<ListedGoal>[] = [
  text("id", (goal) => goal.id),
  text("kind", (goal) => goal.kind),
  text("title", (goal) => goal.title),
  text("level", (goal) => goal.level),
  text("department", (goal) => goal.departmentName),
  text("teams", (goal) => goal.teams.map(({ name }) => name).join("; ")),
  text("owners", (goal) => goal.owners.map((owner) => owner.name).join("; ")),
  text("tags", (goal) => goal.tags.map((tag) => tag.name).join("; ")),
  text("time_frame", (goal) => goal.timeFrame),
  date("start_date", (goal) => goal.startDate),
  date("due_date", (goal) => goal.dueDate),
  text("status", (goal) => goal.progressLevel),
  number("days_without_check_in", (goal) => goal.silentDays),
  text("closure", (goal) => goal.closure),
  number("percent", (goal) => goal.percent),
  text("measure", (goal) => goal.currency ?? goal.measureType),
  text("metric", (goal) => goal.metric),
  money("start", (goal) => amount(goal, goal.start)),
  money("target", (goal) => amount(goal, goal.target)),
  money("actual", (goal) => amount(goal, goal.actual)),
  text("last_check_in", (goal) => goal.lastCheckInAt),
  text("visibility", (goal) => goal.visibility),
];

/** The list as a file for spreadsheets, with the same filters, order and rights; at most ten thousand rows. */
export async function exportGoals(context: Context, input: GoalListInput): Promise<Sheet> {
  const { rows } = await listGoals(context, { ...input, after: undefined, before: undefined }, mostRows);
  return sheet(exportedColumns, rows);
}

function amount({ currency }: ListedGoal, value: number | null): Money | number | null {
  return currency && value !== null ? { minorUnits: value, currency } : value;
}
