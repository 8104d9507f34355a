import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { Money } from "#app/platform/money/money.ts";
import { fiscalYearStartMonth } from "../data/periods.ts";
import { frameName } from "../domain/said-values.ts";
import { findTimeFrame } from "../domain/time-frame-by-id.ts";
import { goalListInput, listGoals, type GoalListInput, type ListedGoal } from "./goal-list.ts";
import { wordsOf } from "./words.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const { long, text, number, date, moment, money } = sheetsIn(wordsOf);

/** What files say of a goal. */
export async function exportedColumns(context: Context): Promise<readonly SheetColumn<ListedGoal>[]> {
  const firstMonth = await fiscalYearStartMonth(context);
  return [
    text("id", { common: "id" }, (goal) => goal.id),
    text(
      "kind",
      "detail.kind",
      (goal) => goal.kind,
      ({ kind }, t) => t(kind === "OBJECTIVE" ? "explain.goal" : "key-result"),
    ),
    text("title", "column.title", (goal) => goal.title),
    text("level", "column.level", (goal) => goal.level, "objective-level"),
    text("department", "objective-level.DEPARTMENT", (goal) => goal.departmentName),
    text("teams", "form.teams", (goal) => goal.teams.map(({ name }) => name).join("; ")),
    text("owners", "form.owners", (goal) => goal.owners.map((owner) => owner.name).join("; ")),
    text("tags", { common: "tags" }, (goal) => goal.tags.map((tag) => tag.name).join("; ")),
    text(
      "time_frame",
      "form.time-frame",
      (goal) => goal.timeFrame,
      ({ timeFrame }, _, language) => frameSaid(timeFrame, firstMonth, language),
    ),
    date("start_date", "form.start-date", (goal) => goal.startDate),
    date("due_date", "column.due", (goal) => goal.dueDate),
    text("status", "column.status", (goal) => goal.progressLevel, "level"),
    number("days_without_check_in", "file.silent-days", (goal) => goal.silentDays),
    text("closure", "close.question", (goal) => goal.closure, "closure"),
    number("percent", "measure.PERCENTAGE", (goal) => goal.percent),
    text(
      "measure",
      "file.measured-in",
      (goal) => goal.currency ?? goal.measureType,
      ({ currency, measureType }, t) => currency ?? t(`measure.${measureType}`),
    ),
    text("metric", "metrics.follows", (goal) => goal.metric),
    money("start", "form.start", (goal) => amount(goal, goal.start)),
    money("target", "form.target", (goal) => amount(goal, goal.target)),
    money("actual", "detail.achieved", (goal) => amount(goal, goal.actual)),
    moment("last_check_in", "column.check-in", (goal) => goal.lastCheckInAt),
    text("visibility", "form.visibility", (goal) => goal.visibility, "visibility"),
  ];
}

/** The list as a file for spreadsheets, with the same filters, order and rights, whole. */
export async function exportGoals(context: Context, input: GoalListInput, batch = heldAtOnce): Promise<LongSheet> {
  const read = (after: string | undefined, limit: number) =>
    listGoals(context, { ...input, after, before: undefined }, limit);
  return long("names.module", await exportedColumns(context), pagesByKey(read, batch));
}

export const goalListExport = listExport({
  kind: "goals.goal-list",
  can: feature("GOAL"),
  input: goalListInput.extend({ format: sheetFormatInput }),
  name: (context) => `goals-${context.today()}`,
  sheet: (context, asked) => exportGoals(context, asked),
});

function amount({ currency }: ListedGoal, value: number | null): Money | number | null {
  return currency && value !== null ? { minorUnits: value, currency } : value;
}

/** A time frame as screens call it. */
function frameSaid(id: string, firstMonth: number, language: Language): string {
  const frame = findTimeFrame(id, firstMonth);
  return frame ? frameName(wordsOf(language), createFormat(language, "UTC"), frame) : id;
}
