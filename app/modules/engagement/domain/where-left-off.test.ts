import { expect, test } from "vitest";
import type { Answers, Question } from "#app/modules/questionnaires/domain.ts";
import { answeredFirst, placeToGoOn } from "./where-left-off.ts";

const asked = ["a", "b", "c", "d"].map((id) => ({ id }) as Question);
const answers = (...ids: string[]): Answers => new Map(ids.map((id) => [id, { value: 1 }]));

test("whoever comes back goes on after the last question they answered, not at the first", () => {
  expect(placeToGoOn(asked, answers())).toBe(0);
  expect(placeToGoOn(asked, answers("a", "b"))).toBe(2);
  // One that was passed over stays passed over; it is a press on Back away.
  expect(placeToGoOn(asked, answers("a", "c"))).toBe(3);
  expect(placeToGoOn(asked, answers("a", "b", "c", "d"))).toBe(3);
});

test("where questions come at random, what was answered stands first and in its order", () => {
  expect(answeredFirst(asked, answers("c", "a")).map(({ id }) => id)).toEqual(["c", "a", "b", "d"]);
  expect(placeToGoOn(answeredFirst(asked, answers("c", "a")), answers("c", "a"))).toBe(2);
});
