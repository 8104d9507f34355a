import { toldBy } from "#app/platform/company/company-told.ts";
import { logoForPrint } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import { paperOf } from "#app/platform/documents/paper-of.ts";
import type { Report, ReportTable } from "#app/platform/documents/report.ts";
import { writeReport } from "#app/platform/documents/write-report.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { createFormat, type Format } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import type { RoomWords } from "#app/platform/i18n/room-words.ts";
import { bySection } from "../domain/by-section.ts";
import { nameOfDriver } from "../domain/name-of-driver.ts";
import { textFor } from "../domain/text-for.ts";
import type { TeamScope } from "../engagement-places.ts";
import { focusesOf, type Focus } from "./focuses.ts";
import type { HeatColumn } from "./heat-map.ts";
import { insightsPage, type InsightsInput, type InsightsPage } from "./insights-page.ts";
import type { InsightsView } from "./insights-view.ts";
import { wordsOf } from "./words.ts";

type Words = { t: RoomWords; format: Format; language: string };
type Shown = InsightsPage & { view: InsightsView; survey: NonNullable<InsightsPage["survey"]> };

/** The results on paper as their screen shows them to the reader at the same choice: its numbers, its comments, its plans. */
export async function printedResults(
  context: Context,
  input: InsightsInput,
  scope: TeamScope | "company",
): Promise<Uint8Array> {
  const page = await insightsPage(context, input, scope);
  const { survey, view } = page;
  if (!survey || !view) throw notFound("Survey");
  const language = asLanguage(context.actor.language);
  const format = createFormat(language, context.actor.timeZone, toldBy(context.tenant));
  const words = { t: wordsOf(language), format, language };
  const shown = { ...page, survey, view };
  return writeReport({
    language,
    paper: paperOf(context.actor),
    layout: "portrait",
    company: context.tenant.name,
    logo: await logoForPrint(context),
    title: textFor(survey.title, language),
    facts: factsOf(shown, words),
    figures: figuresOf(view, words),
    tables: [
      heatOf(shown, words),
      besideOf(shown, words),
      ...bySection(view.questions).map((some) => questionsOf({ ...shown, view: { ...view, questions: some } }, words)),
      ...commentsOf(shown, words),
      plansOf(shown, await focusesOf(context, survey.id, scope), words),
    ].filter(({ rows }) => rows.length > 0),
    madeBy: words.t("print.made-by", { name: context.actor.name }),
    madeAt: context.clock.now(),
    pageOf: (number, pages) => words.t("print.page-of", { page: number, pages }),
  });
}

const driverName = (driver: Parameters<typeof nameOfDriver>[0], { t }: Words) => nameOfDriver(driver, t);

/** A share and a mean in one cell, as far as either is told. */
const both = (favourable: number | null, average: number | null, words: Words) =>
  [
    share(favourable, words),
    ...(average === null ? [] : [words.t("benchmark.average", { average: words.format.number(average) })]),
  ]
    .filter((part) => part !== "")
    .join(" · ");

const share = (value: number | null, { format }: Words) => (value === null ? "" : format.percent(value));

function factsOf({ scope, node, survey, fewest, benchmark }: Shown, { t, format }: Words): Report["facts"] {
  return [
    { label: t("print.of"), value: t(scope === "company" ? "insights.title" : `insights.title-${scope}`) },
    ...(node ? [{ label: t("completion.group"), value: node.name }] : []),
    { label: t("insights.wave"), value: format.date(survey.publishedAt) },
    { label: t("print.shown-from"), value: t("insights.answers", { count: fewest }) },
    ...(benchmark
      ? [
          {
            label: t("benchmark.column.name"),
            value: t("print.benchmark", { name: benchmark.name, date: format.date(benchmark.measuredOn) }),
          },
        ]
      : []),
  ];
}

function figuresOf({ answered, asked, favourable, enps }: InsightsView, words: Words): Report["figures"] {
  const { t, format } = words;
  const took = answered === null || asked === 0 ? "–" : format.percent(Math.round((answered / asked) * 100));
  return [
    {
      label: t("navigation.completion"),
      value: took,
      hint:
        answered === null
          ? t("insights.too-few")
          : t("insights.of-asked", { answered: format.number(answered), asked: format.number(asked) }),
    },
    { label: t("insights.favourable"), value: share(favourable, words) || "–", hint: t("insights.favourable-text") },
    { label: t("insights.enps"), value: enps === null ? "–" : format.number(enps), hint: t("insights.enps-text") },
  ];
}

const columnName = (column: HeatColumn, words: Words) =>
  column.text ? textFor(column.text, words.language) : driverName(column, words);

function heatOf({ by, heat }: Shown, words: Words): ReportTable {
  const { t } = words;
  return {
    title: by ? t(`insights.heat-${by}`) : "",
    columns: [
      { header: by ? t(`attribute.${by}`) : "", share: 2.4 },
      ...heat.columns.map((column) => ({ header: columnName(column, words), share: 1, align: "end" as const })),
    ],
    rows: heat.rows.map(({ name, scores }) => ({ cells: [name, ...scores.map((score) => share(score, words))] })),
  };
}

function besideOf({ view, benchmark }: Shown, words: Words): ReportTable {
  const { t } = words;
  return {
    title: t("settings.engagement_drivers"),
    columns: [
      { header: t("settings.engagement_drivers"), share: 3 },
      { header: t("insights.favourable"), share: 1, align: "end" },
      ...(benchmark ? [{ header: t("benchmark.column.name"), share: 1, align: "end" as const }] : []),
    ],
    rows: view.drivers
      .filter(({ favourable }) => favourable !== null)
      .map((driver) => ({
        cells: [
          driverName(driver, words),
          both(driver.favourable, benchmark ? driver.average : null, words),
          both(benchmark?.drivers[driver.id] ?? null, benchmark?.driverAverages[driver.id] ?? null, words),
        ],
      })),
  };
}

function questionsOf({ view, benchmark }: Shown, words: Words): ReportTable {
  const { t, format, language } = words;
  return {
    title: view.questions[0]?.section ? textFor(view.questions[0].section, language) : t("insights.questions"),
    columns: [
      { header: t("insights.question"), share: 5 },
      { header: t("print.answers"), share: 1, align: "end" },
      { header: t("insights.favourable"), share: 1.2, align: "end" },
      ...(benchmark ? [{ header: t("benchmark.column.name"), share: 1.2, align: "end" as const }] : []),
    ],
    rows: view.questions.flatMap(({ question, score }) =>
      score === null
        ? []
        : [
            {
              cells: [
                textFor(question.text, language),
                format.number(score.answered),
                question.kind === "enps"
                  ? `${t("insights.enps")} ${format.number(score.enps ?? 0)}`
                  : both(score.favourable, benchmark ? score.average : null, words),
                both(benchmark?.questions[question.id] ?? null, benchmark?.averages[question.id] ?? null, words),
              ],
            },
          ],
    ),
  };
}

/** What people wrote, as far as the screen shows it, in its order, which says nothing. */
function commentsOf({ view }: Shown, { language }: Words): ReportTable[] {
  return view.comments.map(({ question, said }) => ({
    title: textFor(question.text, language),
    columns: [{ header: "", share: 1 }],
    rows: said.map(({ words }) => ({ cells: [words] })),
  }));
}

function plansOf({ view }: Shown, focuses: readonly Focus[], { t, format, language }: Words): ReportTable {
  const texts = new Map(view.questions.map(({ question }) => [question.id, textFor(question.text, language)]));
  return {
    title: t("focus.title"),
    columns: [
      { header: t("focus.plan"), share: 3 },
      { header: t("focus.question"), share: 3 },
      { header: t("focus.due"), share: 1.2 },
      { header: t("settings.state"), share: 1 },
    ],
    rows: focuses.map(({ plan, questionId, dueOn, state }) => ({
      cells: [plan, texts.get(questionId) ?? "", dueOn ? format.date(dueOn) : "–", t(`focus.state.${state}`)],
    })),
  };
}
