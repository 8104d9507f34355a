import { toldBy } from "#app/platform/company/company-told.ts";
import { logoForPrint } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import { paperOf } from "#app/platform/documents/paper-of.ts";
import { tableOf } from "#app/platform/documents/sheet-table.ts";
import { writeReport } from "#app/platform/documents/write-report.ts";
import { sheetFile } from "#app/platform/files/sheet-file.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import type { RoomWords } from "#app/platform/i18n/room-words.ts";
import type { ReportFormat } from "../domain/report-formats.ts";
import { namesOfKeys } from "./names-of-keys.ts";
import type { ReportNumber, ReportResult, ReportRow } from "./report-result.ts";
import { wordsOf } from "./words.ts";

const { number, sheet, text } = sheetsIn(wordsOf);

/** What stands in a part's place: its name, a band of tenure in words, or that nothing is known of it. */
export function partName(
  t: RoomWords,
  dimension: string | undefined,
  { key, name }: { key: string | null; name: string | null },
): string {
  if (key === null) return t("report.no-part");
  return dimension === "tenure" ? t(`tenure.${key}`) : (name ?? key);
}

/** The columns of numbers of a result, with their names: each measure, then what the formula makes of them. */
export function numberNames(t: RoomWords, { measures, definition, total }: ReportResult): string[] {
  const names = measures.map(({ name, percent }) => (percent ? t("report.percent-of", { name }) : name));
  return total.length > measures.length ? [...names, t(`formula.${definition.formula}`)] : names;
}

/** A result as rows of a file: whatever a reader of the report sees, and nothing besides. */
export function sheetOf(result: ReportResult, t: RoomWords): Sheet {
  const { definition, before, trend, rows } = result;
  const names = numberNames(t, result);
  if (definition.shape === "TREND")
    return sheet(
      "report.table",
      [
        text(t("report.from"), "report.from", ({ days }: (typeof trend)[number]) => days.from),
        text(t("report.to"), "report.to", ({ days }: (typeof trend)[number]) => days.to),
        ...names.flatMap((name, place) => numberColumns(t, name, place, false)),
      ],
      trend,
    );
  return sheet(
    "report.table",
    [
      ...definition.splits.map((dimension, place) =>
        text(t(`dimension.${dimension}`), `dimension.${dimension}`, ({ parts }: ReportRow) =>
          partName(t, dimension, parts[place]!),
        ),
      ),
      ...names.flatMap((name, place) => numberColumns(t, name, place, before !== null)),
    ],
    rows,
  );
}

/** Measures are named in the reader's language, or by the company. */
const named = (name: string, value: (row: Numbered) => number | null | undefined) =>
  number(name, { text: name }, value);

type Numbered = { numbers: readonly ReportNumber[] };

function numberColumns(t: RoomWords, name: string, place: number, compares: boolean): SheetColumn<Numbered>[] {
  return [
    named(name, ({ numbers }: Numbered) => numbers[place]?.now),
    ...(compares ? [named(t("report.before-of", { name }), ({ numbers }: Numbered) => numbers[place]?.before)] : []),
    named(t("report.people-of", { name }), ({ numbers }: Numbered) => numbers[place]?.people),
  ];
}

/** What is counted: the days, those compared with, whose numbers, and the unit they are narrowed to. */
async function factsOf(context: Context, { definition, days, before }: ReportResult, words: FileWords) {
  const { t, shown } = words;
  const { scope, orgUnit } = definition;
  const unit = orgUnit ? (await namesOfKeys(context, [{ dimension: "unit", key: orgUnit }]))[orgUnit] : undefined;
  const said = (label: string, value: string | undefined) => (value ? [{ label: t(label), value }] : []);
  return [
    ...said("report.period", t("report.days", shownDays(days, shown))),
    ...said("report.compare", before ? t("report.days", shownDays(before, shown)) : undefined),
    ...said("report.scope", t(`scope.${scope}`)),
    ...said("dimension.unit", unit),
  ];
}

type FileWords = { t: RoomWords; shown: ReturnType<typeof createFormat> };

/** A result as a file, in its reader's language. */
export async function reportFile(
  context: Context,
  { name, result, format }: { name: string; result: ReportResult; format: ReportFormat },
): Promise<Uint8Array> {
  const language = asLanguage(context.actor.language);
  const t = wordsOf(language);
  const rows = sheetOf(result, t);
  if (format !== "PDF") return sheetFile(rows, format, context.actor);
  const shown = createFormat(language, context.actor.timeZone, toldBy(context.tenant));
  return writeReport({
    language,
    paper: paperOf(context.actor),
    company: context.tenant.name,
    logo: await logoForPrint(context),
    title: name,
    facts: await factsOf(context, result, { t, shown }),
    figures: numberNames(t, result).map((label, place) => {
      const now = result.total[place]?.now ?? null;
      return { label, value: now === null ? "–" : shown.number(now) };
    }),
    tables: [tableOf(rows, t("report.table"), { language, format: shown, yes: "", no: "" })],
    madeBy: t("report.made-by", { name: context.actor.name }),
    madeAt: context.clock.now(),
    pageOf: (page, pages) => t("report.page-of", { page, pages }),
  });
}

const shownDays = ({ from, to }: ReportResult["days"], format: ReturnType<typeof createFormat>) => ({
  from: format.date(from),
  to: format.date(to),
});
