import { expect, test } from "vitest";
import { weightless } from "./weightless.ts";

const part = (weightage: number, more: object = {}) => ({ weightage, closure: null, ...more });

test("while nothing has a weight, all count alike", () => {
  expect(weightless([part(0), part(0)])).toBe(0);
  expect(weightless([])).toBe(0);
});

test("once one has a weight, those without count for nothing; what only feeds it has its weight there", () => {
  expect(weightless([part(2), part(0), part(0)])).toBe(2);
  expect(weightless([part(0), part(0, { fedWeight: 3 })])).toBe(1);
  expect(weightless([part(5, { fedWeight: 0 }), part(1)])).toBe(1);
});

test("what was dropped neither counts nor makes others count for nothing", () => {
  expect(weightless([part(2, { closure: "DROPPED" as const }), part(0)])).toBe(0);
  expect(weightless([part(2), part(0, { closure: "DROPPED" as const })])).toBe(0);
});
