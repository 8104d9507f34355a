import { expect, test } from "vitest";
import { meansOf } from "./summary.ts";

const forms = [
  { id: "s", provider: "SELF" },
  { id: "p1", provider: "PEER" },
  { id: "p2", provider: "PEER" },
  { id: "m", provider: "MANAGER" },
] as const;

test("averages stand by who answered, in the order of the forms; what is not rated counts nowhere", () => {
  const answers = [
    { formId: "m", score: 3 },
    { formId: "p1", score: 4 },
    { formId: "p2", score: 5 },
    { formId: "s", score: null },
  ];
  expect(meansOf(answers, forms)).toEqual([
    { provider: "PEER", mean: 4.5, answers: 2 },
    { provider: "MANAGER", mean: 3, answers: 1 },
  ]);
  expect(meansOf([{ formId: "nobody's", score: 5 }], forms)).toEqual([]);
});
