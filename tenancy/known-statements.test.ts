import { expect, test } from "vitest";
import { statementOf } from "./known-statements.ts";
import { compileSql, fixedSql, qualifyTables, shapeOf, sql, type Sql } from "./sql.ts";

const named = (column: Sql, value: unknown) => sql`select ${column} from {goal} where id = ${value}`;

test("a statement that is written again is the one that was made, with its own values", () => {
  const [first, again] = [statementOf(named(sql.ref("g.id"), 1), "t_1"), statementOf(named(sql.ref("g.id"), 2), "t_1")];
  expect(again.statement).toBe(first.statement);
  expect([first.values, again.values]).toEqual([[1], [2]]);
  expect(first.statement.text).toBe('select "g"."id" from "t_1"."goal" where id = $1');
});

test("the same statement of another company is another, and so is one with another part in it", () => {
  const first = statementOf(named(sql.ref("id"), 1), "t_1").statement;
  const others = [
    statementOf(named(sql.ref("id"), 1), "t_2"),
    statementOf(named(sql.ref("title"), 1), "t_1"),
    statementOf(named(sql`${"id"}`, 1), "t_1"),
  ];
  expect(new Set([first, ...others.map(({ statement }) => statement)].map(({ number }) => number)).size).toBe(4);
});

test("no two texts have the same shape, however their parts are put together", () => {
  const long = "a long text that no two parts of a statement share";
  const small: Sql[] = [
    ...["", "a", "ab", "$", "$1", '"', '"1:a', "1,", "l2,", "t0,", ", ", long, `${long}$`].map((text) => sql.raw(text)),
    sql`a`,
    sql`a${1}`,
    sql`${1}a`,
    sql`${1}${2}`,
    fixedSql(sql`a fixed part, which is made a text only once`),
  ];
  const pairs = small.flatMap((one) => small.flatMap((other) => [sql`${one}${other}`, sql`${one} ${other}`]));
  const lists = small.flatMap((one) => [
    ...[sql.join([]), sql.join([one]), sql.join([one, 1]), sql.join([1, one]), sql.join([one, one], sql` and `)],
    ...[sql.join([sql.join([one]), 1]), sql.join([sql.join([one, 1])]), sql.join([one, 1, 2], one)],
  ]);
  const texts = new Map<string, string>();
  for (const part of [...small, ...pairs, ...lists]) {
    const [{ text, values }, shaped] = [compileSql(part), shapeOf(part)!];
    expect(shaped.values).toEqual(values);
    expect(texts.get(shaped.shape) ?? text).toBe(text);
    texts.set(shaped.shape, text);
  }
  expect(new Set(texts.values()).size).toBeGreaterThan(300);
});

test("one that writes very many values is sent as it is, each value at its place", () => {
  const rows = (count: number) =>
    sql`insert into {goal} values ${sql.join(Array.from({ length: count }, (_, row) => sql`(${row}, ${-row})`))} returning ${"id"}`;
  expect([shapeOf(rows(400)), shapeOf(rows(600))]).toEqual([expect.anything(), undefined]);
  for (const written of [rows(400), rows(600), rows(601)]) {
    const { text, values } = compileSql(written);
    const asked = statementOf(written, "t_1");
    expect([asked.statement.text, asked.values]).toEqual([qualifyTables(text, "t_1"), values]);
  }
});

test("what locks, tells the time or draws lots may be answered otherwise though nothing changed", () => {
  const of = (statement: Sql) => statementOf(statement, "t_1").statement.isUnsteady;
  expect(of(sql`select now()`)).toBe(true);
  expect(of(sql`select current_date`)).toBe(true);
  expect(of(sql`select id from {goal} for update`)).toBe(true);
  expect(of(sql`select id from {goal} where id = ${1}`)).toBe(false);
});

test("the tables it names are known", () => {
  const { tables, text } = statementOf(sql`select from {goal} join {employee} e on true`, "t_1").statement;
  expect([...tables]).toEqual(["goal", "employee"]);
  expect(text).toBe(qualifyTables("select from {goal} join {employee} e on true", "t_1"));
});
