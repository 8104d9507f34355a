import { expect, test } from "vitest";
import { compileSql, sql } from "#tenancy/sql.ts";
import { isCursorOf, keysetPage, takePage } from "./keyset.ts";

const byName = { expression: sql`lower(t.name)`, type: "text" } as const;
const rows = (...names: string[]) =>
  names.map((name, index) => ({ id: `00000000-0000-4000-8000-00000000000${index}`, cursorKey: name }));
const page = (input: { after?: string; before?: string; descending?: boolean }) => keysetPage(byName, sql`t.id`, input);

test("the first page has nothing before it, and something after it where a row more was found", () => {
  const taken = takePage(page({}), rows("a", "b", "c"), 2);
  expect(taken.rows).toHaveLength(2);
  expect([taken.previous, typeof taken.next]).toEqual([null, "string"]);
  expect(takePage(page({}), rows("a", "b"), 2).next).toBeNull();
});

test("going on starts behind the last row, going back ends before the first", () => {
  const { next } = takePage(page({}), rows("a", "b", "c"), 2);
  const second = page({ after: next! });
  expect(compileSql(second.where)).toEqual({
    text: '(lower(t.name), t.id) > ($1::"text", $2::uuid)',
    values: ["b", "00000000-0000-4000-8000-000000000001"],
  });
  const { previous } = takePage(second, rows("c"), 2);
  const back = page({ before: previous! });
  expect(compileSql(back.where).text).toContain(" < ");
  expect(takePage(back, rows("b", "a"), 2)).toMatchObject({
    rows: [{ id: rows("b", "a")[1]!.id }, {}],
    previous: null,
  });
});

test("the other way round is as good", () => {
  const { next } = takePage(page({ descending: true }), rows("c", "b", "a"), 2);
  expect(compileSql(page({ descending: true, after: next! }).where).text).toContain(" < ");
  expect(compileSql(page({ descending: true, before: next! }).orderBy).text).toBe("lower(t.name) asc, t.id asc");
});

test("a cursor of another order, or none at all, begins the list anew", () => {
  const { next } = takePage(page({}), rows("a", "b"), 1);
  for (const after of [next!, "x", ""])
    expect(keysetPage({ expression: sql`t.day`, type: "date" }, sql`t.id`, { after })).toMatchObject({ begun: false });
  expect([isCursorOf("text", next!), isCursorOf("date", next!)]).toEqual([true, false]);
});
