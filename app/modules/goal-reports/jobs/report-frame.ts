import { logoForPrint } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import { paperOf } from "#app/platform/documents/paper-of.ts";
import type { Report } from "#app/platform/documents/report.ts";
import { fiscalYearStartMonth } from "#app/modules/goals/index.ts";
import { type InsightScope, frameName, findTimeFrame } from "#app/modules/goals/domain.ts";
import type { ReportWords } from "./report-words.ts";

export type ReportFrame = Omit<Report, "title" | "figures" | "tables">;

/** A name keeps its own direction, and lets what follows keep the line's. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** What every report says of itself: whose goals, when, by whose rights, and who made it. */
export async function reportFrame(
  context: Context,
  words: ReportWords,
  { scope, timeFrame }: { scope: InsightScope; timeFrame: string },
): Promise<ReportFrame> {
  const { t, format, language } = words;
  const madeAt = context.clock.now();
  return {
    language,
    paper: paperOf({ language, timeZone: context.actor.timeZone }),
    company: context.tenant.name,
    logo: await logoForPrint(context),
    facts: [
      { label: t("report.whose"), value: t(`report.scope.${scope}`) },
      { label: t("upload.field.timeFrame"), value: frameWords(words, timeFrame, await fiscalYearStartMonth(context)) },
      { label: t("report.rights"), value: context.actor.name },
    ],
    madeBy: t("report.made", { name: isolated(context.actor.name), date: format.dateTime(madeAt) }),
    madeAt,
    pageOf: (page, pages) => t("report.page", { page, pages }),
  };
}

function frameWords({ t, format }: ReportWords, timeFrame: string, month: number): string {
  if (timeFrame === "current") return t("list.current");
  if (timeFrame === "all") return t("list.all-periods");
  const frame = findTimeFrame(timeFrame, month);
  return frame ? frameName(t, format, frame) : timeFrame;
}
