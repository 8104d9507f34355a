import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLoginRole } from "#tenancy/check-login-role.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";

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
  login = new pg.Client({ connectionString: world.database.url });
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
        unit.rows(statement),
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
    await expect(acme.asProduct((context) => context.rows(`select * from ${table}`))).rejects.toMatchObject({
      code: "42501",
    });
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
    await expect(acme.asProduct((context) => context.rows(statement))).rejects.toMatchObject({ code: "42501" });
  }
});

test("a read-only unit refuses to write", async () => {
  const write = inUnitOfWork(world.application.database, acme.tenant, { readOnly: true }, (unit) =>
    unit.rows("delete from {notification}"),
  );
  await expect(write).rejects.toMatchObject({ code: "25006" });
});

test("the role ends with the transaction: the next user of the connection starts from nothing", async () => {
  for (let round = 0; round < 20; round += 1) {
    const [company, other] = round % 2 === 0 ? [acme, globex] : [globex, acme];
    const [row] = await inUnitOfWork(world.application.database, company.tenant, { readOnly: true }, (unit) =>
      unit.rows<{ role: string }>("select current_user as role"),
    );
    expect(row!.role).toBe(company.tenant.schemaName);
    await expect(
      inUnitOfWork(world.application.database, company.tenant, { readOnly: true }, (unit) =>
        unit.rows(`select 1 from "${other.tenant.schemaName}".employee`),
      ),
    ).rejects.toMatchObject({ code: "42501" });
  }
});

test("the product refuses to run as a role that sees through the walls", async () => {
  await expect(checkLoginRole(world.database.adminUrl)).rejects.toThrow("sees through the walls");
  await expect(checkLoginRole(world.database.url)).resolves.toBeUndefined();
});
