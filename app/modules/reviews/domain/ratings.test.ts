import { expect, test } from "vitest";
import { ratingsOf } from "./ratings.ts";

const scores = [
  { score: 100, times: 2 },
  { score: 50, times: 1 },
];

test("an average counts each score as often as it was given", () => {
  expect(ratingsOf([{ people: 3, raters: null, scores }])).toEqual({ average: 83.3, people: 3 });
});

test("of too few people, or by too few who are not named, no number is told", () => {
  expect(ratingsOf([{ people: 2, raters: null, scores }])).toEqual({ average: null, people: 2 });
  expect(ratingsOf([{ people: 3, raters: 2, scores }])).toEqual({ average: null, people: 3 });
  expect(ratingsOf([{ people: 3, raters: 3, scores }]).average).toBe(83.3);
  expect(ratingsOf([])).toEqual({ average: null, people: 0 });
});
