import fc from "fast-check";
import { expect, test } from "vitest";
import { elementsSchema, faultsOf, plainScale, type Element } from "./elements.ts";
import { fieldsOf, fits, isEmpty, missingIn } from "./fields.ts";
import { gridOfSize, newGrid } from "./grid.ts";
import { scoresOf } from "./scores.ts";

const rating = {
  answerType: "STAR_RATING",
  options: plainScale(["1", "2", "3", "4", "5"]),
  required: true,
  comment: "REQUIRED",
  help: "",
} as const;
const question = (id: string, weight = 1, when: { questionId: string; optionIds: string[] } | null = null) => ({
  ...rating,
  options: [...rating.options],
  id,
  text: id,
  weight,
  when,
});
const elements: Element[] = elementsSchema.parse([
  { ...rating, id: "goals", kind: "GOAL", title: "Goals", weight: 60, comment: "NONE", questions: [] },
  {
    ...rating,
    id: "asked",
    kind: "QNA",
    title: "Asked",
    weight: 40,
    questions: [question("a", 3), question("b", 1), question("c", 1, { questionId: "a", optionIds: ["1"] })],
  },
]);
const fields = fieldsOf(elements, { competencies: [], goals: [{ id: "g1", name: "Sell" }] });

test("scores weigh questions within an element and elements among each other; what is not rated counts nowhere", () => {
  expect(scoresOf(elements, fields, { "g:goals:g1": "5", "q:a": "5", "q:b": "1" })).toEqual({
    overall: 92,
    goals: 100,
    competencies: null,
    questions: 80,
  });
  expect(scoresOf(elements, fields, { "q:a": "3" })).toMatchObject({ overall: 60, goals: null, questions: 60 });
  expect(scoresOf(elements, fields, {}).overall).toBeNull();
});

test("a score is a percentage whatever is answered, and a question that is not asked counts nowhere", () => {
  const step = fc.option(fc.constantFrom("1", "2", "3", "4", "5"), { nil: "" });
  fc.assert(
    fc.property(step, step, step, step, (goal, a, b, c) => {
      const { overall } = scoresOf(elements, fields, { "g:goals:g1": goal, "q:a": a, "q:b": b, "q:c": c });
      if (overall !== null) expect(overall >= 0 && overall <= 100).toBe(true);
      if (a !== "1")
        expect(scoresOf(elements, fields, { "q:a": a, "q:c": c }).questions).toBe(
          scoresOf(elements, fields, { "q:a": a }).questions,
        );
    }),
  );
});

test("what is required is missing until it is there: ratings, their words, and only what is asked", () => {
  expect(missingIn(fields, {})).toEqual(["g:goals:g1", "q:a", "q:a:comment", "q:b", "q:b:comment"]);
  expect(
    missingIn(fields, { "g:goals:g1": "3", "q:a": "1", "q:a:comment": "Good", "q:b": "2", "q:b:comment": " " }),
  ).toEqual(["q:b:comment", "q:c", "q:c:comment"]);
  expect(isEmpty("<p>&nbsp;</p>")).toBe(true);
  expect(fits(fields[0]!, "g:goals:g1", "9")).toBe(false);
  expect(fits(fields[1]!, "q:a:comment", "anything")).toBe(true);
});

test("a template whose weights do not add up, or whose scale has one step, is told so", () => {
  expect(faultsOf(elements)).toEqual([]);
  expect(faultsOf([])).toEqual(["reviews.no-elements"]);
  expect(faultsOf([{ ...elements[0]!, weight: 50, options: [] }])).toEqual(["reviews.weights", "reviews.few-options"]);
});

test("a grid has rows × columns boxes, and each size keeps its own", () => {
  for (const [rows, columns] of [
    [2, 2],
    [3, 3],
    [5, 4],
  ] as const)
    expect(newGrid(rows, columns).boxes).toHaveLength(rows * columns);
  const own = newGrid(2, 2).boxes.map((box) => ({ ...box, label: "Own" }));
  expect(gridOfSize({ "2x2": own }, 2, 2).boxes).toBe(own);
  expect(gridOfSize({ "2x2": own }, 3, 3).boxes).toHaveLength(9);
});
