import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet } from "#app/platform/files/sheet.ts";
import { sectionOf, type Question } from "#app/modules/questionnaires/domain.ts";
import type { TeamScope } from "../engagement-places.ts";
import { textFor } from "../domain/text-for.ts";
import { isCounted } from "../domain/score.ts";
import { groupsWithin, nodesOf, within } from "../domain/within.ts";
import { benchmarkBeside } from "./benchmarks.ts";
import { groupsOfTeam, publishedSurveys } from "./insights-page.ts";
import { personRows, themself } from "./person-rows.ts";
import { everyGroup, resultsOf, scoreIn } from "./survey-results.ts";
import { wordsOf } from "./words.ts";

const { number, sheet, text } = sheetsIn(wordsOf);

function headingOf(questions: readonly Question[], id: string, language: string): string | null {
  const heading = sectionOf(questions, id)?.section?.heading;
  return heading ? textFor(heading, language) : null;
}

type Row = {
  attribute: string | null;
  name: string | null;
  driver: string | null;
  question: string;
  section: string | null;
  answered: number | null;
  favourable: number | null;
  average: number | null;
  enps: number | null;
  benchmark: number | null;
  benchmarkAverage: number | null;
};

export type ExportAsked = {
  surveyId: string;
  scope: TeamScope | "company";
  benchmark?: string | undefined;
};

/**
 * Every question for all groups that the screen of the same scope shows, and for each unit, manager, role and place among
 * them, as far as it is told there: the same cells, never one more. It is as long as questions times groups, and 200 people
 * at most, worked out of counts that are held already.
 */
export async function exportResults(
  context: Context,
  { surveyId, scope, benchmark: benchmarkId }: ExportAsked,
): Promise<Sheet> {
  await authorize(context, scope === "company" ? "read" : "read-team", { kind: "SurveyResults" });
  const shared = await publishedSurveys(context, scope);
  const results = shared.some(({ id }) => id === surveyId) ? await resultsOf(context, surveyId) : null;
  if (!results) throw notFound("Survey");
  const { groups, frame, questions, drivers } = results;
  const mine = scope === "company" ? everyGroup(results) : groupsOfTeam(context, results, scope);
  const visible = groups.filter(({ number: each }) => mine.has(each));
  const parts = [
    { attribute: null, name: null, chosen: mine, from: results },
    ...frame.attributes.flatMap((attribute) =>
      nodesOf(visible, frame, attribute).map(({ id, name }) => ({
        ...{
          attribute,
          name,
          from: results,
          chosen: within(mine, groupsWithin(groups, frame, { attribute, node: id })),
        },
      })),
    ),
  ];
  const people = (await personRows(context, results, mine)).map(({ name, results: from }) => ({
    ...{ attribute: "EMPLOYEE" as const, name, chosen: themself, from },
  }));
  const benchmark = await benchmarkBeside(context, { benchmarkId, questions });
  const rows = [...parts, ...people].flatMap(({ attribute, name, chosen, from }) =>
    questions.filter(isCounted).map((question): Row => {
      const { answered = null, favourable = null, average = null, enps = null } = scoreIn(from, question, chosen) ?? {};
      return {
        ...{ attribute, name, answered, favourable, average, enps, driver: drivers[question.id] ?? null },
        question: textFor(question.text, context.actor.language),
        section: headingOf(questions, question.id, context.actor.language),
        benchmark: benchmark?.questions[question.id] ?? null,
        benchmarkAverage: benchmark?.averages[question.id] ?? null,
      };
    }),
  );
  return sheet<Row>(
    "insights.title",
    [
      text("split_by", "file.split-by", (row) => row.attribute, "attribute"),
      text("group", "completion.group", (row) => row.name),
      text("driver", "file.driver", (row) => row.driver, "driver"),
      text("question", "insights.question", (row) => row.question),
      number("answers", "print.answers", (row) => row.answered),
      number("favourable_percent", "benchmark.column.favourable", (row) => row.favourable),
      number("average", "benchmark.column.average", (row) => row.average),
      number("enps", "insights.enps", (row) => row.enps),
      number("benchmark_percent", "file.benchmark-favourable", (row) => row.benchmark),
      number("benchmark_average", "file.benchmark-average", (row) => row.benchmarkAverage),
      text("benchmark", "benchmark.column.name", () => benchmark?.name ?? null),
      text("section", "file.section", (row) => row.section),
    ],
    rows,
  );
}
