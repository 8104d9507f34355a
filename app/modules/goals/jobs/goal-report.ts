import type { Context } from "#app/platform/context/context.ts";
import { paperOf } from "#app/platform/documents/paper-of.ts";
import type { Report, ReportTable } from "#app/platform/documents/report.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { fiscalYearStartMonth } from "../data/periods.ts";
import type { ExportRecord } from "../data/export-record.ts";
import { mostPrintedRows } from "../domain/goal-export.ts";
import { frameName } from "../domain/said-values.ts";
import { findTimeFrame } from "../domain/time-frame-by-id.ts";
import { goalInsights } from "../queries/goal-insights.ts";
import { goalListInput, listGoals } from "../queries/goal-list.ts";
import { countPeople, listPeople } from "../queries/people-insights.ts";
import { goalTable, levelTable, numbersOf, peopleTable } from "./report-tables.ts";
import { reportWords, type ReportWords } from "./report-words.ts";

type Asked = Pick<ExportRecord, "level" | "scope" | "timeFrame" | "askedAt">;
type Body = { figures: Report["figures"]; tables: ReportTable[]; rows: number };

/** Goals, or people and their goals, for print: the numbers of the insights, then the lines; by the rights of the context's actor. */
export async function goalReport(context: Context, asked: Asked, reading: string): Promise<{ report: Report; rows: number }> {
  const words = reportWords({ language: reading, timeZone: context.actor.timeZone });
  const { t, format, language } = words;
  const { figures, tables, rows } = await (asked.level === "OBJECTIVE" ? ofGoals : ofPeople)(context, asked, words);
  const month = await fiscalYearStartMonth(context);
  const madeAt = context.clock.now();
  return {
    rows,
    report: {
      language, paper: paperOf({ language, timeZone: context.actor.timeZone }), company: context.tenant.name, title: t(asked.level === "OBJECTIVE" ? "report.goals" : "insights.people"), figures, tables,
      facts: [
        { label: t("report.whose"), value: t(`report.scope.${asked.scope}`) },
        { label: t("upload.field.timeFrame"), value: frameWords(words, asked.timeFrame, month) },
        { label: t("report.rights"), value: context.actor.name },
      ],
      madeBy: t("report.made", { name: isolated(context.actor.name), date: format.dateTime(madeAt) }), madeAt,
      pageOf: (page, pages) => t("report.page", { page, pages }),
    },
  };
}

/** A name keeps its own direction, and lets what follows keep the line's. */
const isolated = (name: string) => `\u2068${name}\u2069`;

function frameWords({ t, format }: ReportWords, timeFrame: string, month: number): string {
  if (timeFrame === "current") return t("list.current");
  if (timeFrame === "all") return t("list.all-periods");
  const frame = findTimeFrame(timeFrame, month);
  return frame ? frameName(t, format, frame) : timeFrame;
}

async function ofGoals(context: Context, { scope, timeFrame }: Asked, words: ReportWords): Promise<Body> {
  const insights = await goalInsights(context, scope, timeFrame);
  const { rows } = await listGoals(context, goalListInput.parse({ scope, period: timeFrame, kind: "ALL" }), mostPrintedRows + 1);
  refuseMany(rows.length);
  return { figures: numbersOf(words, insights.all), tables: [levelTable(words, insights), goalTable(words, rows)], rows: rows.length };
}

async function ofPeople(context: Context, { scope, timeFrame }: Asked, words: ReportWords): Promise<Body> {
  const { t, format } = words;
  const counts = await countPeople(context, { scope, period: timeFrame });
  refuseMany(counts.people);
  const people = await listPeople(context, { scope, period: timeFrame }, { without: false, limit: mostPrintedRows });
  const figures = [{ label: t("report.people"), value: format.number(counts.people) }, { label: t("insights.without"), value: format.number(counts.without) }];
  return { figures, tables: [peopleTable(words, people)], rows: people.length };
}

function refuseMany(rows: number): void {
  if (rows > mostPrintedRows) throw invalid("goals.print-too-long", "More lines than anybody prints.", { params: { rows: mostPrintedRows } });
}
