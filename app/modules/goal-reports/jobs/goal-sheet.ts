import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
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
import { wordsIn } from "./report-words.ts";

const { sheet, text, number } = sheetsIn(wordsIn);

const goalColumns: readonly SheetColumn<ListedGoal>[] = [
  text("parent_id", "file.parent-id", (goal) => goal.parentId),
  number("parts", "file.parts", (goal) => goal.childCount),
];

const personColumns: readonly SheetColumn<PersonNumbers>[] = [
  text("id", { common: "id" }, (person) => person.id),
  text("name", { common: "name" }, (person) => person.name),
  text("email", { common: "work-email" }, (person) => person.email),
  number("goals", "names.module", (person) => person.total),
  number("on_track", "level.ON_TRACK", (person) => person.ON_TRACK),
  number("no_recent_check_in", "stale.status", (person) => person.STALE),
  number("off_track", "level.OFF_TRACK", (person) => person.OFF_TRACK),
  number("at_risk", "level.AT_RISK", (person) => person.AT_RISK),
  number("closed", "level.CLOSED", (person) => person.CLOSED),
  number("average_percent", "insights.average", ({ average }) =>
    average === null ? null : Math.round(average * 10) / 10,
  ),
  number("open", "alignment.open", (person) => person.open),
  number("open_with_check_in_in_3_weeks", "file.heard", (person) => person.heard),
];

/** What an export holds, by the rights of the context's actor. */
export async function goalSheet(
  context: Context,
  { level, scope, timeFrame }: Pick<ExportRecord, "level" | "scope" | "timeFrame">,
): Promise<Sheet> {
  const limit = mostExportRows + 1;
  if (level === "INDIVIDUAL")
    return sheetOf(
      "file.people",
      personColumns,
      await listPeople(context, { scope, period: timeFrame }, { without: false, limit }),
    );
  const { rows } = await listGoals(context, goalListInput.parse({ scope, period: timeFrame, kind: "ALL" }), limit);
  return sheetOf("names.module", [...(await exportedColumns(context)), ...goalColumns], rows);
}

function sheetOf<Row>(
  title: "file.people" | "names.module",
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Sheet {
  if (rows.length > mostExportRows)
    throw invalid("goals.export-too-long", "More lines than a file holds.", { params: { rows: mostExportRows } });
  return sheet(title, columns, rows);
}
