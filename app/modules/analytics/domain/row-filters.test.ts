import { expect, test } from "vitest";
import { clauseOf, fillFilters } from "./row-filters.ts";

const viewer = { COMPANY: "acme", VIEWER: "e-1", EMAIL: "o'brien@acme.test", UNIT: null };

test("only filters in use are filled, each by what it stands for", () => {
  expect(fillFilters({ COMPANY: "company", VIEWER: "employee_id" }, viewer)).toEqual([
    { name: "company", value: "acme" },
    { name: "employee_id", value: "e-1" },
  ]);
  expect(fillFilters({}, viewer)).toEqual([]);
});

test("a filter without a value is never left out", () =>
  expect(fillFilters({ COMPANY: "company", UNIT: "unit" }, viewer)).toBeNull());

test("no value ends its condition early", () => {
  expect(clauseOf({ name: "email", value: "o'brien@acme.test" })).toBe("email = 'o''brien@acme.test'");
  expect(clauseOf({ name: "email", value: "' or 1=1 --" })).toBe("email = ''' or 1=1 --'");
  expect(clauseOf({ name: "email", value: "x\\' or 1=1 --" })).toBeNull();
  expect(clauseOf({ name: "email = '' or email", value: "x" })).toBeNull();
});
