import { expect, test } from "vitest";
import { compileSql, sql } from "./sql.ts";
import { exactly, plainHolds, preparedSearch, textsOf, type Sought } from "./text-search.ts";

const column = sql`p.plain`;
const asked = (text: string, near = false): Sought => {
  const plain = new Map(textsOf({ text, near }).map((each) => [each, each.toLowerCase()]));
  return { text, near, plain };
};
const held = (sought: Sought) => compileSql(plainHolds(column, sought));

test("what the database was asked once is sent as finished patterns, in a text that depends on no word", () => {
  expect(held(asked("Amara"))).toEqual({ text: "p.plain like any($1::text[])", values: [["%amara%"]] });
  expect(held(asked("Okonkwo")).text).toBe(held(asked("be")).text);
  expect(held(asked("be")).values).toEqual([["be%", "% be%"]]);
  expect(held(asked("salary", true)).text).toBe(held(asked("Okonkwo", true)).text);
});

test("what stands for itself in a pattern is escaped", () => {
  expect(held(asked("50%_off\\")).values).toEqual([["%50\\%\\_off\\\\%"]]);
});

test("what was not asked is worked out in the statement", () => {
  const { text, values } = held(exactly("Amara"));
  expect(text).toContain("like any(array['%' || regexp_replace(public.plain($1)");
  expect(values).toEqual(["Amara"]);
});

test("words of four to nine letters are sought with two neighbours in each other's place, dear likeness last", () => {
  const { text, values } = held(asked("abcde", true));
  expect(values[0]).toEqual(["%bacde%", "%acbde%", "%abdce%", "%abced%"]);
  expect(text.indexOf("like any")).toBeLessThan(text.indexOf("operator(public.%>)"));
  expect(held(asked("abcd", true)).values).toEqual([["%abcd%", "%bacd%", "%acbd%", "%abdc%"]]);
  expect(held(asked("abcdefghij", true)).values[0]).toEqual([]);
  expect(held({ text: "abcdefghij", near: true }).text).toContain("like any(array[]::text[])");
});

test("a search is kept by its connection where its words are few and were asked", () => {
  const kept = (sought: Sought) => compileSql(preparedSearch(sought, sql`select 1`)).text.startsWith("/* prepared */");
  expect([kept(asked("one two")), kept(asked("one two three")), kept(exactly("one"))]).toEqual([true, false, false]);
});
