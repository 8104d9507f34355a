import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { joinSmall, toldTogether } from "./told-together.ts";

const block = (...groups: number[]): Block => ({ groups, answered: 5, counts: {} });

test("no block of any question is cut", () => {
  expect(
    toldTogether(
      [0, 1, 2, 3, 4],
      [
        [block(0, 1), block(2)],
        [block(1, 2), block(3)],
      ],
    ),
  ).toEqual([[0, 1, 2], [3], [4]]);
});

test("every group is in one part, and every block within one, however questions are put together", () => {
  const numbers = Array.from({ length: 12 }, (_, place) => place);
  const question = fc
    .array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 })
    .map((marks) => [...Map.groupBy(numbers, (number) => marks[number]!).values()].map((some) => block(...some)));
  fc.assert(
    fc.property(fc.array(question, { maxLength: 4 }), (questions) => {
      const parts = toldTogether(numbers, questions);
      expect(parts.flat().toSorted((one, other) => one - other)).toEqual(numbers);
      for (const { groups } of questions.flat())
        expect(parts.filter((part) => groups.some((number) => part.includes(number)))).toHaveLength(1);
    }),
  );
});

test("parts too small are joined, with a large one if need be; too little in all is told of not at all", () => {
  const enough = (part: readonly number[]) => part.length >= 3;
  expect(joinSmall([[0, 1, 2], [3], [4, 5]], enough)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
  expect(joinSmall([[0, 1, 2, 3], [4, 5, 6], [7]], enough)).toEqual([
    [0, 1, 2, 3],
    [7, 4, 5, 6],
  ]);
  expect(joinSmall([[0], [1]], enough)).toEqual([]);
});
