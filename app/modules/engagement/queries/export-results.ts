import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { number, sheet, text, type Sheet } from "#app/platform/files/sheet.ts";
import { textFor } from "../domain/text-for.ts";
import { isCounted } from "../domain/score.ts";
import { groupsWithin, nodesOf } from "../domain/within.ts";
import { everyGroup, resultsOf, scoreIn } from "./survey-results.ts";

type Row = {
  attribute: string | null;
  name: string | null;
  question: string;
  answered: number | null;
  favourable: number | null;
  average: number | null;
  enps: number | null;
};

/** Every question for the whole and for each unit, manager, role and place, as far as it is told. */
export async function exportResults(context: Context, surveyId: string): Promise<Sheet> {
  await authorize(context, "read", { kind: "SurveyResults" });
  const results = await resultsOf(context, surveyId);
  if (!results) throw notFound("Survey");
  const { groups, frame, questions } = results;
  const parts = [
    { attribute: null, name: null, chosen: everyGroup(results) },
    ...frame.attributes.flatMap((attribute) =>
      nodesOf(groups, frame, attribute).map(({ id, name }) => ({
        ...{ attribute, name, chosen: groupsWithin(groups, frame, { attribute, node: id }) },
      })),
    ),
  ];
  const rows = parts.flatMap(({ attribute, name, chosen }) =>
    questions.filter(isCounted).map((question): Row => {
      const score = scoreIn(results, question, chosen);
      const { answered = null, favourable = null, average = null, enps = null } = score ?? {};
      return {
        attribute,
        name,
        question: textFor(question.text, context.actor.language),
        answered,
        favourable,
        average,
        enps,
      };
    }),
  );
  return sheet<Row>(
    [
      text("split_by", (row) => row.attribute),
      text("group", (row) => row.name),
      text("question", (row) => row.question),
      number("answers", (row) => row.answered),
      number("favourable_percent", (row) => row.favourable),
      number("average", (row) => row.average),
      number("enps", (row) => row.enps),
    ],
    rows,
  );
}
