import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { number, sheet, text, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import type { ExportRecord } from "../data/export-record.ts";
import { mostExportRows } from "../domain/goal-export.ts";
import {
  exportedColumns,
  goalListInput,
  listGoals,
  type ListedGoal,
  listPeople,
  type PersonNumbers,
} from "#app/modules/goals/index.ts";

const goalColumns: readonly SheetColumn<ListedGoal>[] = [
  ...exportedColumns,
  text("parent_id", (goal) => goal.parentId),
  number("parts", (goal) => goal.childCount),
];

const personColumns: readonly SheetColumn<PersonNumbers>[] = [
  text("id", (person) => person.id),
  text("name", (person) => person.name),
  text("email", (person) => person.email),
  number("goals", (person) => person.total),
  number("on_track", (person) => person.ON_TRACK),
  number("no_recent_check_in", (person) => person.STALE),
  number("off_track", (person) => person.OFF_TRACK),
  number("at_risk", (person) => person.AT_RISK),
  number("closed", (person) => person.CLOSED),
  number("average_percent", ({ average }) => (average === null ? null : Math.round(average * 10) / 10)),
  number("open", (person) => person.open),
  number("open_with_check_in_in_3_weeks", (person) => person.heard),
];

/** What an export holds, by the rights of the context's actor. */
export async function goalSheet(
  context: Context,
  { level, scope, timeFrame }: Pick<ExportRecord, "level" | "scope" | "timeFrame">,
): Promise<Sheet> {
  const limit = mostExportRows + 1;
  if (level === "INDIVIDUAL")
    return sheetOf(personColumns, await listPeople(context, { scope, period: timeFrame }, { without: false, limit }));
  const { rows } = await listGoals(context, goalListInput.parse({ scope, period: timeFrame, kind: "ALL" }), limit);
  return sheetOf(goalColumns, rows);
}

function sheetOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Sheet {
  if (rows.length > mostExportRows)
    throw invalid("goals.export-too-long", "More lines than a file holds.", { params: { rows: mostExportRows } });
  return sheet(columns, rows);
}
