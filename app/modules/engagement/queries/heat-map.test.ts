import { expect, test } from "vitest";
import { scaleOptions, type Answer, type Question } from "#app/modules/questionnaires/domain.ts";
import { latticeOf } from "../domain/lattice.ts";
import type { Frame, Group } from "../domain/survey.ts";
import { heatMapOf } from "./heat-map.ts";
import { everyGroup, type Results } from "./survey-results.ts";

let made = 0;
const newId = () => `id-${(made += 1)}`;
const question: Question = {
  ...{ id: "energy", kind: "scale", text: { en: "My work gives me energy." }, help: {}, required: false },
  ...{ comment: "NONE", when: null, setup: { options: scaleOptions("AGREE_DISAGREE", 5, newId), faces: true } },
};
const { options } = question.setup as { options: { id: string }[] };

const frame: Frame = {
  attributes: ["DIVISION", "LOCATION"],
  names: { sales: "Sales", technology: "Technology", berlin: "Berlin", oslo: "Oslo" },
  above: {},
};
const places = [
  ["sales", "berlin"],
  ["sales", "oslo"],
  ["technology", "berlin"],
  ["technology", "oslo"],
] as const;
const groups = places.map(([DIVISION, LOCATION], number): Group => ({
  ...{ number, asked: 12 },
  place: { DIVISION, LOCATION },
}));

/** Results where so many answered in each group, the first of them favourably. */
function resultsOf(answered: readonly number[], favourable: readonly number[]): Results {
  const forms = answered.flatMap((count, group) =>
    Array.from({ length: count }, (_, at) => ({
      group,
      answers: new Map<string, Answer>([[question.id, { value: options[at < favourable[group]! ? 4 : 0]!.id }]]),
    })),
  );
  const asked = {
    questions: [question],
    attributes: frame.attributes,
    fewest: 5,
    privacy: "ANONYMOUS",
    frame,
  } as const;
  const { results } = latticeOf(asked, groups, forms);
  return {
    ...{ questions: [question], drivers: {}, frame, groups },
    blocks: new Map(results.map(({ questionId, blocks }) => [questionId, blocks])),
  } as unknown as Results;
}

const mapOf = (results: Results, columns: "LOCATION" | "QUESTION_DESCRIPTION" | "DIVISION") =>
  heatMapOf({} as never, results, { mine: everyGroup(results), by: "DIVISION", node: null, columns });

test("units stand by places, and by every question, with the same cells as anywhere else", async () => {
  const results = resultsOf([10, 10, 10, 10], [5, 2, 8, 9]);
  const byPlace = await mapOf(results, "LOCATION");
  expect(byPlace.columns.map(({ name }) => name)).toEqual(["Berlin", "Oslo"]);
  expect(byPlace.rows.map(({ name, scores }) => [name, scores])).toEqual([
    ["Sales", [50, 20]],
    ["Technology", [80, 90]],
  ]);
  const byQuestion = await mapOf(results, "QUESTION_DESCRIPTION");
  expect(byQuestion.columns.map(({ text }) => text?.en)).toEqual(["My work gives me energy."]);
  expect(byQuestion.rows.map(({ scores }) => scores)).toEqual([[35], [85]]);
});

test("a cell of too few stays empty, and so does the one that would give it away", async () => {
  const results = resultsOf([10, 3, 10, 10], [5, 1, 8, 9]);
  const [sales] = (await mapOf(results, "LOCATION")).rows;
  expect(sales!.scores[1]).toBeNull();
  expect(sales!.scores[0]).toBeNull();
  expect((await mapOf(results, "QUESTION_DESCRIPTION")).rows[0]!.scores).toEqual([46]);
});

test("companies are the units at the top, each with all that is below it, and stand beside places too", async () => {
  const results = resultsOf([10, 10, 10, 10], [5, 2, 8, 9]);
  const above = { sales: "north", technology: "north" };
  const one: Results = { ...results, frame: { ...frame, above, names: { ...frame.names, north: "North Ltd" } } };
  const asked = { mine: everyGroup(one), by: "COMPANY_NAME", node: null, columns: "LOCATION" } as const;
  expect(
    (await heatMapOf({} as never, one, asked)).rows.map(({ name, scores, opens }) => [name, scores, opens]),
  ).toEqual([["North Ltd", [65, 55], true]]);
  const places = { ...asked, by: "LOCATION", columns: "COMPANY_NAME" } as const;
  expect((await heatMapOf({} as never, one, places)).rows.map(({ scores }) => scores)).toEqual([[65], [55]]);
});
