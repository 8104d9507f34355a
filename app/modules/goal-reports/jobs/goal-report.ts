import type { Context } from "#app/platform/context/context.ts";
import type { Report, ReportTable } from "#app/platform/documents/report.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { ExportRecord } from "../data/export-record.ts";
import { mostPrintedRows } from "../domain/goal-export.ts";
import { goalInsights, goalListInput, listGoals, countPeople, listPeople } from "#app/modules/goals/index.ts";
import { reportFrame } from "./report-frame.ts";
import { goalTable, levelTable, numbersOf, peopleTable } from "./report-tables.ts";
import { reportWords, type ReportWords } from "./report-words.ts";

type Asked = Pick<ExportRecord, "level" | "scope" | "timeFrame">;
type Body = { figures: Report["figures"]; tables: ReportTable[]; rows: number };

/** Goals, or people and their goals, for print: the numbers of the insights, then the lines; by the rights of the context's actor. */
export async function goalReport(
  context: Context,
  asked: Asked,
  reading: string,
): Promise<{ report: Report; rows: number }> {
  const words = reportWords(context, reading);
  const { figures, tables, rows } = await (asked.level === "OBJECTIVE" ? ofGoals : ofPeople)(context, asked, words);
  const title = words.t(asked.level === "OBJECTIVE" ? "report.goals" : "insights.people");
  return { rows, report: { ...(await reportFrame(context, words, asked)), title, figures, tables } };
}

async function ofGoals(context: Context, { scope, timeFrame }: Asked, words: ReportWords): Promise<Body> {
  const insights = await goalInsights(context, scope, timeFrame);
  const { rows } = await listGoals(
    context,
    goalListInput.parse({ scope, period: timeFrame, kind: "ALL" }),
    mostPrintedRows + 1,
  );
  refuseMany(rows.length);
  return {
    figures: numbersOf(words, insights.all),
    tables: [levelTable(words, insights), goalTable(words, rows)],
    rows: rows.length,
  };
}

async function ofPeople(context: Context, { scope, timeFrame }: Asked, words: ReportWords): Promise<Body> {
  const { t, format } = words;
  const counts = await countPeople(context, { scope, period: timeFrame });
  refuseMany(counts.people);
  const people = await listPeople(context, { scope, period: timeFrame }, { without: false, limit: mostPrintedRows });
  const figures = [
    { label: t("report.people"), value: format.number(counts.people) },
    { label: t("insights.without"), value: format.number(counts.without) },
  ];
  return { figures, tables: [peopleTable(words, people)], rows: people.length };
}

function refuseMany(rows: number): void {
  if (rows > mostPrintedRows)
    throw invalid("goals.print-too-long", "More lines than anybody prints.", { params: { rows: mostPrintedRows } });
}
