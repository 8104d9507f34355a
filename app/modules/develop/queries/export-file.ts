import type { z } from "zod";
import { toldBy } from "#app/platform/company/company-told.ts";
import { logoForPrint } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import { paperOf } from "#app/platform/documents/paper-of.ts";
import { tableOf } from "#app/platform/documents/sheet-table.ts";
import { writeReport } from "#app/platform/documents/write-report.ts";
import type { Sheet } from "#app/platform/files/sheet.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import type { exportInput } from "./exports.ts";
import { wordsOf } from "./words.ts";

/** Development on sheets of paper, in the reader's words. */
export async function printedDevelopment(
  context: Context,
  sheet: Sheet,
  what: z.output<typeof exportInput>["what"],
): Promise<Uint8Array> {
  const language = asLanguage(context.actor.language);
  const t = wordsOf(language);
  const format = createFormat(language, context.actor.timeZone, toldBy(context.tenant));
  const title = t(
    { competencies: "insights.COMPETENCIES", "level-ups": "navigation.requests", library: "navigation.library" }[what],
  );
  return writeReport({
    language,
    paper: paperOf(context.actor),
    company: context.tenant.name,
    logo: await logoForPrint(context),
    title,
    facts: [{ label: t("print.day"), value: format.date(context.today()) }],
    figures: [],
    tables: [tableOf(sheet, title, { language, format, yes: "", no: "" })],
    madeBy: t("print.made-by", { name: context.actor.name }),
    madeAt: context.clock.now(),
    pageOf: (page, pages) => t("print.page-of", { page, pages }),
  });
}
