import type { z } from "zod";
import { toldBy } from "#app/platform/company/company-told.ts";
import { logoForPrint } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import { paperOf } from "#app/platform/documents/paper-of.ts";
import type { Report, ReportTable } from "#app/platform/documents/report.ts";
import { writeReport } from "#app/platform/documents/write-report.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { roomWords, type RoomWords } from "#app/platform/i18n/room-words.ts";
import { meansOf } from "../domain/summary.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };
import { inPieces } from "../domain/in-pieces.ts";
import { resultPage, type resultPageInput, type ResultPage } from "./result-page.ts";

const wordsOf = roomWords("reviews", { en, hi, es, de, ar });

/** A result on a sheet of paper: numbers, ratings and words as the reader may see them, in their language. It bears no signature. */
export async function resultFile(
  context: Context,
  input: z.output<typeof resultPageInput>,
): Promise<{ bytes: Uint8Array; title: string }> {
  const page = await resultPage(context, input);
  const language = asLanguage(context.actor.language);
  const t = wordsOf(language);
  const format = createFormat(language, context.actor.timeZone, toldBy(context.tenant));
  const title = `${page.employee.name} – ${page.cycle}`;
  const report: Report = {
    language,
    paper: paperOf(context.actor),
    layout: "portrait",
    company: context.tenant.name,
    logo: await logoForPrint(context),
    title,
    facts: [
      { label: t("wizard.period-from"), value: format.date(page.period.from) },
      { label: t("wizard.period-to"), value: format.date(page.period.to) },
      ...(page.manager ? [{ label: t("provider.MANAGER"), value: page.manager.name }] : []),
      ...(page.sharedAt ? [{ label: t("people-state.SHARED"), value: format.date(page.sharedAt) }] : []),
    ],
    figures: figuresOf(page, t, format),
    tables: [...ratingsOf(page, t, format), ...wordsIn(page, t)],
    madeBy: t("print.made-by", { name: context.actor.name }),
    madeAt: context.clock.now(),
    pageOf: (one, all) => t("print.page-of", { page: one, pages: all }),
  };
  return { bytes: await writeReport(report), title };
}

type Format = ReturnType<typeof createFormat>;

function figuresOf({ result, scores }: ResultPage, t: RoomWords, format: Format): Report["figures"] {
  const parts = (["overall", "goals", "competencies", "questions"] as const).flatMap((part) => {
    const score = scores?.[part] ?? null;
    return score === null ? [] : [{ label: t(`score.${part}`), value: format.percent(score) }];
  });
  if (!result) return parts;
  const label = t(result.settled ? "result.result" : "result.proposed");
  return [{ label, value: result.label || "–", ...(result.box ? { hint: result.box } : {}) }, ...parts];
}

/** A table for each part of the form: what each kind of reviewer said on average. */
function ratingsOf({ questions, forms }: ResultPage, t: RoomWords, format: Format): ReportTable[] {
  const kinds = [...new Set(forms.map(({ provider }) => provider))];
  return [...Map.groupBy(questions, ({ element }) => element)].flatMap(([title, asked]) => {
    const rated = asked.filter(({ answers }) => answers.some(({ score }) => score !== null));
    if (rated.length === 0) return [];
    return [
      {
        title,
        columns: [
          { header: "", share: 4 },
          ...kinds.map((kind) => ({ header: t(`provider.${kind}`), share: 1, align: "end" as const })),
        ],
        rows: rated.map(({ text, answers, best }) => {
          const means = meansOf(answers, forms);
          const of = (kind: (typeof kinds)[number]) => means.find(({ provider }) => provider === kind);
          return {
            cells: [
              text,
              ...kinds.map((kind) => {
                const mean = of(kind)?.mean;
                return mean === undefined ? "" : `${format.number(mean)} / ${format.number(best)}`;
              }),
            ],
          };
        }),
      },
    ];
  });
}

/** What was written and chosen, question by question, with who said it; names that are not told are numbers here too. */
function wordsIn({ questions, forms }: ResultPage, t: RoomWords): ReportTable[] {
  const who = new Map(
    forms.map(({ id, name, provider, place }) => [
      id,
      name ? `${name} · ${t(`provider.${provider}`)}` : t(`masked.${provider}`, { number: place }),
    ]),
  );
  const columns = [
    { header: "", share: 2 },
    { header: "", share: 5 },
  ];
  return [...Map.groupBy(questions, ({ element }) => element)].flatMap(([title, asked]) => {
    const rows = asked.flatMap(({ text: question, answers }) => {
      const said = answers.flatMap(({ formId, text, comment }) => {
        const words = [text, comment].filter(Boolean).flatMap(inPieces);
        return words.map((piece, at) => ({ cells: [at === 0 ? (who.get(formId) ?? "") : "", piece], depth: 1 }));
      });
      return said.length > 0 ? [{ cells: [question, ""], strong: true }, ...said] : [];
    });
    return rows.length > 0 ? [{ title: t("print.in-words", { title }), columns, rows }] : [];
  });
}
