import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { ExportRecord } from "../data/export-record.ts";
import { mostExportRows } from "../domain/goal-export.ts";
import { exportedColumns } from "../queries/goal-export.ts";
import { goalListInput, listGoals, type ListedGoal } from "../queries/goal-list.ts";
import { listPeople, type PersonNumbers } from "../queries/people-insights.ts";

export type Cell = string | number | null;
export type Sheet = { headers: string[]; lines: Cell[][] };
type SheetColumn<Row> = readonly [header: string, value: (row: Row) => Cell];

const goalColumns: readonly SheetColumn<ListedGoal>[] = [
  ...exportedColumns,
  ["parent_id", (goal) => goal.parentId],
  ["parts", (goal) => goal.childCount],
];

const personColumns: readonly SheetColumn<PersonNumbers>[] = [
  ["id", (person) => person.id],
  ["name", (person) => person.name],
  ["email", (person) => person.email],
  ["goals", (person) => person.total],
  ["on_track", (person) => person.ON_TRACK],
  ["no_recent_check_in", (person) => person.STALE],
  ["off_track", (person) => person.OFF_TRACK],
  ["at_risk", (person) => person.AT_RISK],
  ["closed", (person) => person.CLOSED],
  ["average_percent", ({ average }) => (average === null ? null : Math.round(average * 10) / 10)],
  ["open", (person) => person.open],
  ["open_with_check_in_in_3_weeks", (person) => person.heard],
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
  return {
    headers: columns.map(([header]) => header),
    lines: rows.map((row) => columns.map(([, value]) => value(row))),
  };
}
