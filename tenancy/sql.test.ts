import { expect, test } from "vitest";
import {
  allOf,
  anyOf,
  assignments,
  compileSql,
  containing,
  isOneOf,
  qualifyTables,
  sql,
  tableNamed,
  uuids,
} from "./sql.ts";

test("tables are written with the tenant's schema", () => {
  expect(qualifyTables("select * from {goal} g join {employee} e", "t_1")).toBe(
    'select * from "t_1"."goal" g join "t_1"."employee" e',
  );
});

test("the schema alone can be named", () => {
  expect(qualifyTables("create schema {schema}", "t_1")).toBe('create schema "t_1"');
});

test("parts stand in their places, and values are numbered in the order they are met", () => {
  const part = allOf([sql`a = ${1}`, sql`b in (${sql.join(["x", "y"])})`]);
  expect(compileSql(sql`select from ${tableNamed("goal")} where ${part} and c like ${containing("5%")}`)).toEqual({
    text: "select from {goal} where ((a = $1) and (b in ($2, $3))) and c like $4",
    values: [1, "x", "y", "%5\\%%"],
  });
});

test("a list stays one value", () => {
  expect(compileSql(sql`select ${["a", "b"]}::text[]`)).toEqual({ text: "select $1::text[]", values: [["a", "b"]] });
});

test("of no conditions all are true and not one is", () => {
  expect([compileSql(allOf([])).text, compileSql(anyOf([])).text]).toEqual(["true", "false"]);
});

test("names that are chosen while running are quoted, or refused", () => {
  expect(compileSql(sql`set ${assignments({ 'na"me': 1 })}`).text).toBe('set "na""me" = $1');
  expect(() => tableNamed("goal; drop")).toThrow("is no table");
});

test("ids are values of their type", () => {
  expect(compileSql(uuids(["a"]))).toEqual({ text: "$1::uuid", values: ["a"] });
});

test("one id is compared, several are looked for in a list", () => {
  expect(compileSql(isOneOf(sql`g.id`, ["a"]))).toEqual({ text: "g.id = $1::uuid", values: ["a"] });
  expect(compileSql(isOneOf(sql`g.id`, ["a", "b"]))).toEqual({ text: "g.id = any($1::uuid[])", values: [["a", "b"]] });
  expect(compileSql(isOneOf(sql`g.id`, [])).values).toEqual([[]]);
});
