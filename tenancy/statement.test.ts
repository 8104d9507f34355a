import { expect, test } from "vitest";
import { bindPlaceholders, qualifyTables } from "./statement.ts";

test("tables are written with the tenant's schema", () => {
  expect(qualifyTables("select * from {goal} g join {employee} e", "t_1")).toBe(
    'select * from "t_1"."goal" g join "t_1"."employee" e',
  );
});

test("the schema alone can be named", () => {
  expect(qualifyTables("create schema {schema}", "t_1")).toBe('create schema "t_1"');
});

test("placeholders are numbered in order and left alone within quotes", () => {
  expect(bindPlaceholders("select '?', \"a?\" from x where a = ? and b = ?")).toBe(
    "select '?', \"a?\" from x where a = $1 and b = $2",
  );
});
