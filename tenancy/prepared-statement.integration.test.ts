import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { controlMigrations } from "#migrations/control/index.ts";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/postgres.ts";
import { openDatabase, type Database } from "./database.ts";
import { loginsOf } from "./logins.ts";
import { migrateControl } from "./migrate.ts";
import { keepMarkedStatements, keptCharacters, keptStatements, prepared, preparedName } from "./prepared-statement.ts";
import { provisionTenant } from "./provision.ts";
import { sql, type Sql } from "./sql.ts";
import type { Tenant } from "./tenant.ts";
import { inUnitOfWork } from "./unit-of-work.ts";

let testDatabase: TestDatabase;
let database: Database;
let acme: Tenant;
let globex: Tenant;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await migrateControl(loginsOf(testDatabase.url), controlMigrations);
  // One connection, so that whoever asks is answered by the one that kept the statement.
  database = await openDatabase({ logins: loginsOf(testDatabase.url), entities: [], poolSize: 1 });
  acme = await provisionTenant(database, tenantMigrations, { slug: "acme", name: "Acme" });
  globex = await provisionTenant(database, tenantMigrations, { slug: "globex", name: "Globex" });
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const ask = <Row extends object>(tenant: Tenant, statement: Sql) =>
  inUnitOfWork(database, tenant, {}, (unit) => unit.rows<Row>(statement));
const keptOf = async (word: string) =>
  (
    await ask<{ kept: number }>(
      acme,
      sql`select count(*)::int as kept from pg_prepared_statements where statement like ${`%${word}%`}`,
    )
  )[0]!.kept;

test("what is marked is parsed once a connection, what is not is parsed each time", async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await ask(acme, prepared(sql`select ${turn}::int as marked_once`))).toEqual([{ marked_once: turn }]);
    expect(await ask(acme, sql`select ${turn}::int as unmarked`)).toEqual([{ unmarked: turn }]);
  }
  expect(await keptOf("marked_once")).toBe(1);
  expect(await keptOf("as unmarked")).toBe(0);
});

test("each company has its own, and none is answered from another's rows", async () => {
  const named = prepared(sql`select name as company_name from {organization}`);
  await ask(
    acme,
    sql`insert into {organization} (id, name, currency, language, time_zone) values (gen_random_uuid(), 'Acme', 'EUR',
      'en', 'UTC')`,
  );
  await ask(
    globex,
    sql`insert into {organization} (id, name, currency, language, time_zone) values (gen_random_uuid(), 'Globex', 'EUR',
      'en', 'UTC')`,
  );
  for (const turn of [1, 2]) {
    expect(await ask(acme, named), `turn ${turn}`).toEqual([{ company_name: "Acme" }]);
    expect(await ask(globex, named), `turn ${turn}`).toEqual([{ company_name: "Globex" }]);
  }
  expect(await keptOf("company_name")).toBe(2);
  // The very text another company's connection keeps is still refused under one's own role.
  await expect(
    ask(globex, prepared(sql`select name as company_name from ${sql.table(`${acme.schemaName}.organization`)}`)),
  ).rejects.toThrow("permission denied");
});

test("a refused statement is not kept half, and a column that comes later changes nothing", async () => {
  await expect(ask(acme, prepared(sql`select 1 from {comes_later}`))).rejects.toThrow("comes_later");
  await ask(acme, sql`create table {comes_later} (id int)`);
  await ask(acme, sql`insert into {comes_later} values (7)`);
  const read = prepared(sql`select id from {comes_later}`);
  expect(await ask(acme, read)).toEqual([{ id: 7 }]);
  await ask(acme, sql`alter table {comes_later} add column more text not null default ''`);
  expect(await ask(acme, read)).toEqual([{ id: 7 }]);
});

test("a connection keeps only so many, those asked last, and answers the rest as well", async () => {
  for (let number = 0; number < keptStatements + 20; number += 1) {
    expect(await ask(acme, prepared(sql`select ${number}::int as ${sql.ref(`many_${number}`)}`))).toEqual([
      { [`many_${number}`]: number },
    ]);
  }
  expect(await keptOf("")).toBeLessThanOrEqual(keptStatements);
  expect([await keptOf(`many_5"`), await keptOf(`many_${keptStatements + 19}`)]).toEqual([0, 1]);
  expect(await ask(acme, prepared(sql`select 5::int as many_5`))).toEqual([{ many_5: 5 }]);
});

test("what was refused when it was parsed gives way without a word, also within a transaction", async () => {
  const client = new pg.Client({ connectionString: testDatabase.url });
  await client.connect();
  try {
    keepMarkedStatements(client);
    await expect(client.query("/* prepared */ select refused_once")).rejects.toThrow("refused_once");
    await client.query("begin");
    for (let number = 0; number < keptStatements + 5; number += 1)
      await client.query(`/* prepared */ select ${number}`);
    const { rows } = await client.query("select count(*)::int as kept from pg_prepared_statements");
    expect(rows).toEqual([{ kept: keptStatements }]);
  } finally {
    await client.end();
  }
});

test("of long statements it keeps fewer: whichever was asked least lately gives way", () => {
  const forgotten: string[] = [];
  const nameOf = preparedName((name) => forgotten.push(name));
  const long = (letter: string) => `/* prepared */ select '${letter.repeat(keptCharacters / 3)}'`;
  expect(["a", "b", "a", "c"].map((letter) => nameOf(long(letter)))).toEqual(["kept_0", "kept_1", "kept_0", "kept_2"]);
  expect(forgotten).toEqual(["kept_1"]);
  expect(["a", "b"].map((letter) => nameOf(long(letter)))).toEqual(["kept_0", "kept_3"]);
  expect(forgotten).toEqual(["kept_1", "kept_2"]);
  expect(nameOf("/* prepared */ select 1")).toBe("kept_4");
  expect(nameOf(`/* prepared */ ${"x".repeat(keptCharacters)}`)).toBeUndefined();
  expect(nameOf("select 1")).toBeUndefined();
});
