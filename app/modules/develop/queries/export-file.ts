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
import { roomWords, type RoomWords } from "#app/platform/i18n/room-words.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };
import type { exportInput } from "./exports.ts";

const wordsOf = roomWords("develop", { en, hi, es, de, ar });

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
  const columns = sheet.columns.map((column) => ({
    ...inWords(column, t),
    header: t(headed[column.header] ?? `column.${column.header}`),
  }));
  return writeReport({
    language,
    paper: paperOf(context.actor),
    company: context.tenant.name,
    logo: await logoForPrint(context),
    title,
    facts: [{ label: t("print.day"), value: format.date(context.today()) }],
    figures: [],
    tables: [tableOf({ ...sheet, columns }, title, { format, yes: "", no: "" })],
    madeBy: t("print.made-by", { name: context.actor.name }),
    madeAt: context.clock.now(),
    pageOf: (page, pages) => t("print.page-of", { page, pages }),
  });
}

/** Columns that are called what screens call them. */
const headed: Readonly<Record<string, string>> = {
  employee: "team.person",
  competency: "competency",
  expected_level: "expectations.panel",
  state: "requests.state",
  requested_on: "requests.asked",
  manager: "requests.manager",
  name: "library.name",
  description: "library.description",
  field: "library.field",
  BEGINNER: "level.BEGINNER",
  INTERMEDIATE: "level.INTERMEDIATE",
  ADVANCED: "level.ADVANCED",
};

const codes: Readonly<Record<string, string>> = {
  label: "label",
  state: "request-state",
  field: "field",
  expected_level: "level",
  manager_level: "level",
  own_level: "level",
};

/** Codes as people call them; the company's own levels are named already. */
function inWords(column: Sheet["columns"][number], t: RoomWords): Sheet["columns"][number] {
  const group = codes[column.header];
  if (!group) return column;
  return {
    ...column,
    value: (row) => {
      const code = column.value(row);
      return typeof code === "string" && /^[A-Z_]+$/.test(code) ? t(`${group}.${code}`) : code;
    },
  };
}
