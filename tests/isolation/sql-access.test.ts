import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eraseCompany } from "#app/composition/archive/erase-company.ts";
import { createCompany } from "#app/composition/create-company.ts";
import {
  findSqlAccess,
  giveSqlAccess,
  holdSqlAccess,
  keepNumbers,
  takeSqlAccess,
} from "#app/composition/sql-access.ts";
import { reportDefinition } from "#app/modules/analytics/domain/report.ts";
import { reportResult } from "#app/modules/analytics/queries/report-result.ts";
import {
  createMeasuresWorld,
  firstOfQuarter,
  peopleIn,
  type MeasuresWorld,
} from "#app/modules/analytics/testing/measures-world.ts";
import { publishMeasures } from "#app/modules/analytics/use-cases/publish-measures.ts";
import { createNumbersDatabase, type TestDatabase } from "#tests/support/postgres.ts";
import { setTenantStatus } from "#tenancy/register.ts";
import { sql } from "#tenancy/sql.ts";

// Suppose that whoever reads a company's numbers by SQL would like to read more.
// A company is founded and erased here, which takes seconds.
vi.setConfig({ testTimeout: 120_000 });

let made: MeasuresWorld;
let numbers: TestDatabase;
let address: string;
let reader: pg.Client;
const signedIn: pg.Client[] = [];

const acme = () => made.acme.tenant;
const application = () => made.world.application;

beforeAll(async () => {
  made = await createMeasuresWorld({ ownRoles: true });
  numbers = await createNumbersDatabase(made.world.database);
  while (await made.acme.asProduct(publishMeasures));
  await giveSqlAccess(application(), made.globex.tenant, ["points"]);
  address = await giveSqlAccess(application(), acme(), ["points", "compensation"]);
  reader = await signIn(address);
});
afterAll(async () => {
  await Promise.all(signedIn.map((client) => client.end().catch(() => undefined)));
  for (const company of [made.acme, made.globex]) await takeSqlAccess(application(), company.tenant);
  await numbers.drop();
  await made.world.close();
});

async function signIn(to: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: to });
  client.on("error", () => undefined);
  await client.connect();
  signedIn.push(client);
  return client;
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ code }: { code?: string }) => code,
  );
/** Without the setting that a login begins with, which anybody may change for themselves. */
async function refusalOf(statement: string) {
  await reader.query("begin read write");
  return codeOf(reader.query(statement)).finally(() => reader.query("rollback"));
}
const within = (database: string) => Object.assign(new URL(address), { pathname: `/${database}` }).href;
const table = (company: MeasuresWorld["acme"], name = "number") => `"${company.tenant.schemaName}".${name}`;

test("the numbers are those of reports, of five people or more, and nobody's", async () => {
  const { rows } = await reader.query<{ split: string; part: string | null; people: number; value: string }>(
    `select split, part, people, value from ${table(made.acme)} where measure = 'points-posted' order by split, part`,
  );
  const whole = rows.filter(({ split }) => split === "company");
  const { total } = await made.acme.as("pat", (context) =>
    reportResult(context, reportDefinition.parse({ measures: ["points-posted"], period: "last-quarter" })),
  );
  expect(whole.map(({ people, value }) => [people, Number(value)])).toEqual([[total[0]!.people, total[0]!.now]]);
  for (const { people, value } of rows) {
    expect(people).toBeGreaterThanOrEqual(5);
    expect(peopleIn(Number(value))).toHaveLength(people);
  }
  const units = rows.filter(({ split }) => split === "unit").map(({ part }) => part);
  expect(units).toContain("Sales");
  expect(units).not.toContain("Law");
  expect(rows.map(({ split }) => split)).not.toContain("manager");
  const { rows: measures } = await reader.query(`select name, topic from ${table(made.acme, "measure")} order by 2`);
  expect(measures).toContainEqual({ name: "Points posted", topic: "points" });
  expect(new Set(measures.map(({ topic }) => topic))).toEqual(new Set(["points", "compensation"]));
});

test("it comes to no other database of the product, and reads no other company's numbers", async () => {
  const { logins } = application().config;
  expect(await codeOf(signIn(within(new URL(logins.owner).pathname.slice(1))))).toBe("42501");
  expect(await refusalOf(`select * from ${table(made.globex)}`)).toBe("42501");
  expect(await refusalOf("select * from control.tenant")).toBe("42P01");
  for (const role of [made.acme, made.globex].map(({ tenant }) => tenant.schemaName))
    expect(await refusalOf(`set role "${role}"`)).toBe("42501");
  expect(await codeOf(reader.query(`select * from ${table(made.acme)}`))).toBe("done");
});

test("it changes nothing, also where it asks to write", async () => {
  const own = table(made.acme);
  expect(await codeOf(reader.query(`delete from ${own}`))).toBe("25006");
  const refused = [
    ...[`delete from ${own}`, `update ${own} set people = 9`, `insert into ${own} default values`, `truncate ${own}`],
    ...[`create table ${own}2 (a int)`, "create table public.a (a int)", "create temporary table a (a int)"],
    ...[`drop table ${own}`, "create schema a", "create role a"],
    ...["create function public.a() returns int language sql as 'select 1'", "do 'begin perform lo_create(0); end'"],
    ...[
      "select lo_create(0)",
      "select pg_terminate_backend(pg_backend_pid())",
      "select pg_read_file('postgresql.conf')",
    ],
    ...[
      "copy (select 1) to '/tmp/a'",
      "copy (select 1) to program 'true'",
      "select query_to_xml('select 1', true, true, '')",
    ],
    ...["select set_config('role', 'postgres', false)"],
  ];
  for (const statement of refused) expect([statement, await refusalOf(statement)]).toEqual([statement, "42501"]);
  const { rows } = await reader.query(`select count(*)::int as count from ${own} where measure = 'points-posted'`);
  expect(rows[0].count).toBeGreaterThan(0);
});

test("it sees nothing of what others ask, and hears nothing of what the product announces", async () => {
  const other = await signIn(application().config.logins.control);
  await other.query("select 'a secret of others'");
  const { rows } = await reader.query("select query from pg_stat_activity where usename <> current_user");
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ query }) => String(query)).join()).not.toMatch(/secret/);
  const heard: string[] = [];
  reader.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await reader.query("listen cairn_outbox");
  await other.query("select pg_notify('cairn_outbox', 'to the product alone')");
  await reader.query("select pg_notify('cairn_outbox', 'to itself')");
  await reader.query("select 1");
  expect(heard).toEqual(["to itself"]);
  // An advisory lock of the product's is another one here.
  await other.query("begin");
  await other.query("select pg_advisory_xact_lock(38)");
  const { rows: locks } = await reader.query("select pg_try_advisory_xact_lock(38) as got");
  expect(locks).toEqual([{ got: true }]);
});

test("a login has four connections and half a minute for a question", async () => {
  const { rows } = await reader.query("show statement_timeout");
  expect(rows).toEqual([{ statement_timeout: "30s" }]);
  const more = [await signIn(address), await signIn(address), await signIn(address)];
  expect(await codeOf(signIn(address))).toBe("53300");
  await Promise.all(more.map((client) => client.end()));
});

test("what is published later is written there by the company's schedule, as it was then", async () => {
  const before = await findSqlAccess(application(), acme());
  expect(before!.filledTo).not.toBeNull();
  await keepNumbers(application(), acme());
  expect(await findSqlAccess(application(), acme())).toEqual(before);
  await made.acme.asProduct(async (context) => {
    for (const told of ["measure_quarter", "measure_block", "measure_block_person"] as const)
      await context.rows(
        sql`delete from ${sql.raw(`{${told}}`)} where measure = 'shift-events' and starts_on = ${firstOfQuarter}::date`,
      );
  });
  made.world.clock.set("2026-11-16T10:00:00Z");
  while (await made.acme.asProduct(publishMeasures));
  await keepNumbers(application(), acme());
  expect((await findSqlAccess(application(), acme()))!.filledTo!.getTime()).toBeGreaterThan(
    before!.filledTo!.getTime(),
  );
  const { rows } = await reader.query(
    `select people from ${table(made.acme)} where measure = 'shift-events' and split = 'company'`,
  );
  expect(rows).toEqual([{ people: 24 }]);
});

test("a new password, a suspended company and the end of access sign out who is signed in", async () => {
  const ended = async (client: pg.Client) => codeOf(client.query("select 1"));
  const renewed = await giveSqlAccess(application(), acme(), ["points"]);
  expect(await ended(reader)).not.toBe("done");
  expect(await codeOf(signIn(address))).toBe("28P01");
  reader = await signIn(renewed);
  await holdSqlAccess(application(), acme(), false);
  expect(await ended(reader)).not.toBe("done");
  expect(await codeOf(signIn(renewed))).toBe("28000");
  await holdSqlAccess(application(), acme(), true);
  reader = await signIn(renewed);
  expect(await codeOf(reader.query(`select * from ${table(made.acme)}`))).toBe("done");
  expect(await takeSqlAccess(application(), acme())).toBe(true);
  expect(await ended(reader)).not.toBe("done");
  expect(await codeOf(signIn(renewed))).toBe("28P01");
  expect(await takeSqlAccess(application(), acme())).toBe(false);
  const log = await made.acme.asProduct((context) =>
    context.rows<{ action: string }>(sql`select action from {audit_entry} where action like 'company.%-sql-%'`),
  );
  expect(log.map(({ action }) => action).sort()).toEqual([
    ...["company.give-sql-access", "company.revoke-sql-access", "company.rotate-sql-password"],
  ]);
});

test("with a company that is erased goes what was read of it, and its login", async () => {
  const founded = await createCompany(application(), { slug: "leaving", name: "Leaving" });
  const tenant = { ...founded, status: "SUSPENDED" as const };
  const renewed = await giveSqlAccess(application(), tenant, ["points"]);
  expect(await codeOf(signIn(renewed))).toBe("28000");
  await setTenantStatus(application().database, tenant.id, "SUSPENDED");
  await application().jobs.prepare([]);
  await eraseCompany(application(), tenant);
  expect(await codeOf(signIn(renewed))).toBe("28P01");
  const admin = await signIn(numbers.adminUrl);
  const { rows } = await admin.query("select nspname from pg_namespace where nspname = $1", [tenant.schemaName]);
  expect(rows).toEqual([]);
});
