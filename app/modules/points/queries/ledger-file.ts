import { toldBy } from "#app/platform/company/company-told.ts";
import { logoForPrint } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import { paperOf } from "#app/platform/documents/paper-of.ts";
import type { ReportRow, ReportTable } from "#app/platform/documents/report.ts";
import { writeReport } from "#app/platform/documents/write-report.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { personPoints, type PersonEvent } from "./person-points.ts";
import { eventWords, type Words } from "../domain/event-words.ts";
import { wordsOf } from "./words.ts";

/** Somebody's points on paper, as their page explains them: every event with its rule, what it costs and until when. */
export async function printedPoints(context: Context, employeeId: string): Promise<Uint8Array> {
  const page = await personPoints(context, employeeId);
  const language = asLanguage(context.actor.language);
  const words = {
    t: wordsOf(language),
    format: createFormat(language, context.actor.timeZone, toldBy(context.tenant)),
  };
  const { t, format } = words;
  return writeReport({
    language,
    paper: paperOf(context.actor),
    company: context.tenant.name,
    logo: await logoForPrint(context),
    title: t("person.title", { name: page.person.name }),
    facts: [{ label: t("print.day"), value: format.date(page.today) }],
    figures: [
      { label: t("figure.balance"), value: format.number(page.balance) },
      { label: t("figure.next"), value: page.next ? format.date(page.next.on) : "–" },
    ],
    tables: [tableOfEvents(page.events, words)],
    madeBy: t("print.made-by", { name: context.actor.name }),
    madeAt: context.clock.now(),
    pageOf: (number, pages) => t("print.page-of", { page: number, pages }),
  });
}

function tableOfEvents(events: readonly PersonEvent[], words: Words): ReportTable {
  const { t } = words;
  return {
    title: t("insights.events"),
    columns: [
      { header: t("field.day"), share: 1.2 },
      { header: t("field.kind"), share: 2 },
      { header: t("print.rule"), share: 2.4 },
      { header: t("print.until"), share: 1.2 },
      { header: t("navigation.module"), share: 1, align: "end" },
    ],
    rows: events.map((event) => rowOf(event, words)),
  };
}

function rowOf(event: PersonEvent, { t, format }: Words): ReportRow {
  const { band, withdrawnReason, forgiven, points, credit, expiresOn } = event;
  const { what, range, points: inPoints } = eventWords({ t, format });
  const marks = [
    ...(withdrawnReason !== null ? [t("event.withdrawn")] : []),
    ...(forgiven ? [t("event.forgiven")] : []),
    ...(credit < 0 ? [t("event.credit", { points: inPoints(-credit) })] : []),
  ];
  return {
    cells: [
      format.date(event.day),
      what(event),
      [...(band ? [range(band)] : []), ...marks].join(". "),
      expiresOn ? format.date(expiresOn) : "–",
      format.number(points + credit),
    ],
  };
}
