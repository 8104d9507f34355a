import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { openDatabase } from "#tenancy/database.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { inUnitOfWork, openUnitOfWork } from "#tenancy/unit-of-work.ts";
import { watchedTables } from "./watched-tables.ts";

let world: World;
let acme: Company;
let globex: Company;
let milliseconds = 0;
const statements: string[] = [];
beforeAll(async () => {
  world = await createWorld({
    onStatement: (text) => void statements.push(text),
    keptRows: { now: () => milliseconds },
  });
  acme = await (await world.company("acme")).employee("asha").build();
  globex = await (await world.company("globex")).employee("eve").build();
});
afterAll(() => world.close());
// Nothing that a test before kept lasts so long.
beforeEach(() => void (milliseconds += 3_600_000));

const read = <Row extends object>(company: Company, statement: Sql) =>
  inUnitOfWork(world.application.database, company.tenant, { readOnly: true }, ({ rows }) => rows<Row>(statement));
const write = (company: Company, statement: Sql, { database } = world.application) =>
  inUnitOfWork(database, company.tenant, {}, ({ rows }) => rows(statement));
const answers = (questions: readonly Sql[]) =>
  inUnitOfWork(world.application.database, acme.tenant, { readOnly: true }, (unit) => unit.answers(questions));

/** How many statements are sent while `work` goes on. */
async function sentBy(work: () => Promise<unknown>): Promise<number> {
  const before = statements.length;
  await work();
  return statements.length - before;
}

const teams = sql`select display_name as name from {team} order by display_name`;
const teamNamed = (name: string) =>
  sql`insert into {team} (id, name, display_name, created_at) values (${randomUUID()}, ${name}, ${name}, now())`;
const named = (...names: string[]) => names.map((name) => ({ name }));

test("what was read is not asked again, until a transaction wrote to its tables", async () => {
  await write(acme, teamNamed("Sales"));
  expect(await read(acme, teams)).toEqual(named("Sales"));
  expect(await sentBy(() => read(acme, teams))).toBe(0);
  await write(acme, sql`update {goal} set version = version`);
  expect(await sentBy(() => read(acme, teams))).toBe(0);
  await write(acme, teamNamed("Service"));
  expect(await read(acme, teams)).toEqual(named("Sales", "Service"));
});

test("what another process wrote is read, as soon as it is committed", async () => {
  const { config } = world.application;
  const other = await openDatabase({ logins: config.logins, entities: [], watched: watchedTables });
  try {
    const before = await read(acme, teams);
    const late = await openUnitOfWork(other, acme.tenant);
    await late.rows(teamNamed("Studio"));
    expect(await read(acme, teams)).toEqual(before);
    await late.commit();
    expect(await read(acme, teams)).toEqual([...before, { name: "Studio" }]);
  } finally {
    await other.close();
  }
});

test("of what was taken back nothing is known", async () => {
  await read(acme, teams);
  const unit = await openUnitOfWork(world.application.database, acme.tenant);
  await unit.rows(teamNamed("Never"));
  expect(await unit.rows(teams)).toContainEqual({ name: "Never" });
  await unit.rollback();
  expect(await sentBy(() => read(acme, teams))).toBe(0);
  expect(await read(acme, teams)).not.toContainEqual({ name: "Never" });
});

test("each company is answered of its own", async () => {
  await write(globex, teamNamed("Globex alone"));
  expect(await read(acme, teams)).not.toContainEqual({ name: "Globex alone" });
  expect(await read(globex, teams)).toEqual(named("Globex alone"));
});

test("other values are another question", async () => {
  const one = (name: string) => sql`select display_name as name from {team} where name = ${name}`;
  expect(await read(globex, one("Globex alone"))).toEqual(named("Globex alone"));
  expect(await read(globex, one("Nobody"))).toEqual([]);
});

test("who may write reads anew", async () => {
  await read(acme, teams);
  const asked = () => inUnitOfWork(world.application.database, acme.tenant, {}, ({ rows }) => rows(teams));
  expect(await sentBy(asked)).toBe(1);
});

test("nobody changes what others are given", async () => {
  const own = await read<{ name: string }>(globex, teams);
  expect(() => (own[0]!.name = "Mine")).toThrow(TypeError);
  own.pop();
  expect(await read(globex, teams)).toEqual(named("Globex alone"));
});

test("what goes along with a row that is deleted is asked anew", async () => {
  const tagged = sql`select count(*)::int as tagged from {tag_on_goal}`;
  await read(acme, tagged);
  expect(await sentBy(() => read(acme, tagged))).toBe(0);
  await write(acme, sql`delete from {goal}`);
  expect(await sentBy(() => read(acme, tagged))).toBe(1);
});

test("after a minute it is asked anew, whoever wrote", async () => {
  await read(acme, teams);
  milliseconds += 59_000;
  expect(await sentBy(() => read(acme, teams))).toBe(0);
  milliseconds += 1_000;
  expect(await sentBy(() => read(acme, teams))).toBe(1);
});

test("nothing is kept of what differs each time, nor of tables that nobody watches", async () => {
  for (const statement of [
    sql`select now() as at from {team}`,
    sql`select display_name from {team} order by random()`,
    sql`select current_date as day from {team}`,
    sql`select count(*) from {team}, {outbox}`,
    sql`select 1 as one`,
  ]) {
    await read(acme, statement);
    expect(await sentBy(() => read(acme, statement))).toBe(1);
  }
});

test("of questions that are asked together those alone are asked again whose tables changed", async () => {
  const tables = ["team", "goal", "initiative", "survey", "feedback"];
  const questions = tables.map((table) => sql`select count(*) from ${sql.raw(`{${table}}`)}`);
  const before = await answers(questions);
  expect(before).toEqual([await count("team"), 0, 0, 0, 0]);
  expect(await sentBy(() => answers(questions))).toBe(0);
  await write(acme, teamNamed("Support"));
  const asked = statements.length;
  expect(await answers(questions)).toEqual([(before[0] as number) + 1, 0, 0, 0, 0]);
  expect(statements.slice(asked)).toEqual([expect.stringContaining('"team"')]);
  expect(statements.at(-1)).not.toContain('"goal"');
});

test("where many of one room are not known one statement asks them all, and those of other rooms are left as they are", async () => {
  const questionsOf = (table: string) =>
    [1, 2, 3, 4].map((number) => sql`select count(*) + ${sql.lit(number)} from ${sql.raw(`{${table}}`)}`);
  const questions = [...questionsOf("team"), ...questionsOf("goal")];
  const before = await answers(questions);
  expect(before).toEqual([1, 2, 3, 4].map((number) => (before[0] as number) - 1 + number).concat([1, 2, 3, 4]));
  expect(await sentBy(() => answers(questions.slice(0, 2)))).toBe(0);
  await write(acme, teamNamed("Sales"));
  const asked = statements.length;
  expect(await answers(questions)).toEqual([...before.slice(0, 4).map((count) => (count as number) + 1), 1, 2, 3, 4]);
  expect(statements.slice(asked)).toEqual([expect.stringContaining("jsonb_build_array")]);
  expect(statements.at(-1)).not.toContain('"goal"');
});

async function count(table: string): Promise<number> {
  const [row] = await write(acme, sql`select count(*)::int as count from ${sql.raw(`{${table}}`)}`);
  return (row as { count: number }).count;
}
