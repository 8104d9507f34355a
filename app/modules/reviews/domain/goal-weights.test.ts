import { expect, test } from "vitest";
import { choosesGoals, evenWeights, sumOfWeights } from "./goal-weights.ts";

test("weights shared evenly always add up to the whole", () => {
  expect(evenWeights(["a", "b", "c"])).toEqual({ a: 34, b: 33, c: 33 });
  for (let count = 1; count <= 12; count += 1)
    expect(sumOfWeights(evenWeights(Array.from({ length: count }, (_, at) => String(at))))).toBe(100);
});

test("who chooses goals is said by the part of the form they stand in", () => {
  const part = (goalsChosenBy?: "SELF" | "MANAGER" | "BOTH") => [{ kind: "GOAL", goalsChosenBy }];
  expect(choosesGoals(part(), "SELF")).toBe(false);
  expect(choosesGoals(part("SELF"), "SELF")).toBe(true);
  expect(choosesGoals(part("SELF"), "MANAGER")).toBe(false);
  expect(choosesGoals(part("BOTH"), "MANAGER")).toBe(true);
  expect(choosesGoals(part("BOTH"), "PEER")).toBe(false);
});
