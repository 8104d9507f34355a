import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLogins, checkOwner } from "#tenancy/check-logins.ts";
import { loginsOf, roleOf } from "#tenancy/logins.ts";
import { openDatabase } from "#tenancy/database.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let login: pg.Client;

const verbs = (table: string) => ({
  select: `select * from ${table} limit 1`,
  insert: `insert into ${table} default values`,
  update: `update ${table} set ctid = ctid where false`,
  delete: `delete from ${table}`,
});

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company();
  globex = await world.company();
  login = new pg.Client({ connectionString: world.application.config.logins.tenants });
  await login.connect();
});

afterAll(async () => {
  await login.end();
  await world.close();
});

async function tablesOf(company: Company): Promise<string[]> {
  const { rows } = await login.query<{ table: string }>(
    "select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname = $1 order by 1",
    [company.tenant.schemaName],
  );
  return rows.map((row) => row.table);
}

test("a company's role is refused every verb on every table of another company", async () => {
  const tables = await tablesOf(globex);
  expect(tables.length).toBeGreaterThan(20);
  const passed: string[] = [];
  for (const table of tables) {
    for (const [verb, statement] of Object.entries(verbs(table))) {
      const outcome = await inUnitOfWork(world.application.database, acme.tenant, {}, (unit) =>
        unit.rows(sql.raw(statement)),
      ).then(
        () => "done",
        (error: { code: string }) => error.code,
      );
      if (outcome !== "42501") passed.push(`${verb} ${table}: ${outcome}`);
    }
  }
  expect(passed).toEqual([]);
});

test("the login role alone, without a company's role, is refused every verb on every table", async () => {
  const passed: string[] = [];
  for (const table of await tablesOf(acme)) {
    for (const [verb, statement] of Object.entries(verbs(table))) {
      const outcome = await login.query(statement).then(
        () => "done",
        (error: { code: string }) => error.code,
      );
      if (outcome !== "42501") passed.push(`${verb} ${table}: ${outcome}`);
    }
  }
  expect(passed).toEqual([]);
});

test("a company's role cannot read the register of companies, nor anybody's session", async () => {
  for (const table of ["control.tenant", "control.session", "control.login_identity", "control.mailbox_message"]) {
    await expect(acme.asProduct((context) => context.rows(sql`select * from ${sql.raw(table)}`))).rejects.toMatchObject(
      {
        code: "42501",
      },
    );
  }
});

test("the audit log can be added to and read, never changed or cut", async () => {
  for (const statement of [
    "update {audit_entry} set action = 'x'",
    "delete from {audit_entry}",
    "truncate {audit_entry}",
    "drop table {audit_entry}",
    "alter table {audit_entry} rename to gone",
  ]) {
    await expect(acme.asProduct((context) => context.rows(sql.raw(statement)))).rejects.toMatchObject({
      code: "42501",
    });
  }
});

test("a read-only unit refuses to write", async () => {
  const write = inUnitOfWork(world.application.database, acme.tenant, { readOnly: true }, (unit) =>
    unit.rows(sql`delete from {notification}`),
  );
  await expect(write).rejects.toMatchObject({ code: "25006" });
});

test("the role ends with the transaction: the next user of the connection starts from nothing", async () => {
  for (let round = 0; round < 20; round += 1) {
    const [company, other] = round % 2 === 0 ? [acme, globex] : [globex, acme];
    const [row] = await inUnitOfWork(world.application.database, company.tenant, { readOnly: true }, (unit) =>
      unit.rows<{ role: string }>(sql`select current_user as role`),
    );
    expect(row!.role).toBe(company.tenant.schemaName);
    await expect(
      inUnitOfWork(world.application.database, company.tenant, { readOnly: true }, (unit) =>
        unit.rows(sql`select 1 from ${sql.ref(`${other.tenant.schemaName}.employee`)}`),
      ),
    ).rejects.toMatchObject({ code: "42501" });
  }
});

test("the product refuses to run as a role that sees through the walls", async () => {
  await expect(checkOwner(loginsOf(world.database.adminUrl))).rejects.toThrow("sees through the walls");
  const { logins } = world.application.config;
  await expect(checkOwner(logins)).resolves.toBeUndefined();
  await expect(checkLogins(logins)).resolves.toEqual({ openFunctions: [] });
  await expect(checkLogins({ ...logins, tenants: logins.owner })).rejects.toThrow("may do more than it is for");
  await expect(checkLogins({ ...logins, tenants: logins.control })).rejects.toThrow("may read the register");
  await expect(checkLogins({ ...logins, control: logins.tenants })).rejects.toThrow("may not read the register");
});

test("the login of the register reaches no company's table, and changes the shape of none of its own", async () => {
  const control = new pg.Client({ connectionString: world.application.config.logins.control });
  await control.connect();
  const refused = async (statement: string) =>
    control.query(statement).then(
      () => "done",
      (error: { code: string }) => error.code,
    );
  const [table] = await tablesOf(acme);
  for (const statement of [
    `select * from ${table}`,
    `set role "${acme.tenant.schemaName}"`,
    "set role cairn_audit",
    "create table control.mine ()",
    "alter table control.tenant add column mine int",
    "create role mine",
  ])
    expect([statement, await refused(statement)]).toEqual([statement, "42501"]);
  expect(await refused("select * from control.tenant")).toBe("done");
  await control.end();
});

test("what a transaction left on its connection is gone when it ends", async () => {
  const once = await openDatabase({ logins: world.application.config.logins, entities: [], poolSize: 1 });
  const lastPage = "set statement_timeout = '1ms'; set search_path = control; listen cairn_outbox";
  for (const statement of lastPage.split("; "))
    await inUnitOfWork(once, acme.tenant, {}, (unit) => unit.rows(sql.raw(statement)));
  const [row] = await inUnitOfWork(once, globex.tenant, { readOnly: true }, (unit) =>
    unit.rows(
      sql`select current_setting('statement_timeout') as timeout, current_setting('search_path') as path, session_user as login,
              (select count(*)::int from pg_listening_channels()) as channels`,
    ),
  );
  const login = roleOf(world.application.config.logins.tenants);
  expect(row).toEqual({ timeout: "30s", path: '"$user", public', login, channels: 0 });
  await once.close();
});
