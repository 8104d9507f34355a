import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { number, sheet, text, type Sheet } from "#app/platform/files/sheet.ts";
import type { TeamScope } from "../engagement-places.ts";
import { textFor } from "../domain/text-for.ts";
import { isCounted } from "../domain/score.ts";
import { groupsWithin, nodesOf } from "../domain/within.ts";
import { benchmarkBeside } from "./benchmarks.ts";
import { groupsOfTeam, publishedSurveys, within } from "./insights-page.ts";
import { everyGroup, resultsOf, scoreIn } from "./survey-results.ts";

type Row = {
  attribute: string | null;
  name: string | null;
  driver: string | null;
  question: string;
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
 * them, as far as it is told there: the same cells, never one more.
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
    { attribute: null, name: null, chosen: mine },
    ...frame.attributes.flatMap((attribute) =>
      nodesOf(visible, frame, attribute).map(({ id, name }) => ({
        ...{ attribute, name, chosen: within(mine, groupsWithin(groups, frame, { attribute, node: id })) },
      })),
    ),
  ];
  const benchmark = await benchmarkBeside(context, { benchmarkId, questions });
  const rows = parts.flatMap(({ attribute, name, chosen }) =>
    questions.filter(isCounted).map((question): Row => {
      const {
        answered = null,
        favourable = null,
        average = null,
        enps = null,
      } = scoreIn(results, question, chosen) ?? {};
      return {
        ...{ attribute, name, answered, favourable, average, enps, driver: drivers[question.id] ?? null },
        question: textFor(question.text, context.actor.language),
        benchmark: benchmark?.questions[question.id] ?? null,
        benchmarkAverage: benchmark?.averages[question.id] ?? null,
      };
    }),
  );
  return sheet<Row>(
    [
      text("split_by", (row) => row.attribute),
      text("group", (row) => row.name),
      text("driver", (row) => row.driver),
      text("question", (row) => row.question),
      number("answers", (row) => row.answered),
      number("favourable_percent", (row) => row.favourable),
      number("average", (row) => row.average),
      number("enps", (row) => row.enps),
      number("benchmark_percent", (row) => row.benchmark),
      number("benchmark_average", (row) => row.benchmarkAverage),
      text("benchmark", () => benchmark?.name ?? null),
    ],
    rows,
  );
}
