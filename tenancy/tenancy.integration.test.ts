import { afterAll, beforeAll, expect, test } from "vitest";
import { controlMigrations } from "#migrations/control/index.ts";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/postgres.ts";
import { openDatabase, type Database } from "./database.ts";
import { loginsOf } from "./logins.ts";
import { migrateControl, migrateTenants } from "./migrate.ts";
import { provisionTenant, TenantExistsError } from "./provision.ts";
import { findTenantBySlug, listTenants } from "./register.ts";
import type { Tenant } from "./tenant.ts";
import { sql, type Sql } from "./sql.ts";

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await migrateControl(loginsOf(testDatabase.url), controlMigrations);
  database = await openDatabase({ logins: loginsOf(testDatabase.url), entities: [] });
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** The shape of a tenant as the catalog tells it, without the names that are random. */
async function shapeOf(tenant: Tenant): Promise<string[]> {
  const { rows } = await database.control.query<{ line: string }>(
    sql`select replace(line, ${tenant.schemaName}, 'schema') as line from (
       select format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
         pg_get_expr(d.adbin, d.adrelid)) as line
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where n.nspname = ${tenant.schemaName} and c.relkind = 'r'
       union all select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid
         join pg_namespace n on n.oid = c.relnamespace where n.nspname = ${tenant.schemaName}
       union all select format('%s %s', conname, pg_get_constraintdef(o.oid)) from pg_constraint o
         join pg_namespace n on n.oid = o.connamespace where n.nspname = ${tenant.schemaName}
     ) lines order by 1`,
  );
  return rows.map((row) => row.line);
}

test("a company made in one go has the same shape as one migrated step by step", async () => {
  const whole = await provisionTenant(database, tenantMigrations, { slug: "whole", name: "Whole" });
  const stepped = await provisionTenant(database, tenantMigrations.slice(0, 1), { slug: "stepped", name: "Stepped" });
  for (let count = 2; count <= tenantMigrations.length; count += 1)
    await migrateTenants(database, tenantMigrations.slice(0, count));
  expect(await shapeOf(stepped)).toEqual(await shapeOf(whole));
  expect((await findTenantBySlug(database, "stepped"))!.schemaVersion).toBe(tenantMigrations.at(-1)!.version);
});

test("an address is given once", async () => {
  await provisionTenant(database, tenantMigrations, { slug: "once", name: "Once" });
  await expect(provisionTenant(database, tenantMigrations, { slug: "once", name: "Again" })).rejects.toThrow(
    TenantExistsError,
  );
});

test("a company that cannot be made leaves no row and no schema", async () => {
  const before = await footprint();
  const broken = [
    ...tenantMigrations,
    { version: 9_999, name: "broken", up: "create table {broken} (id no_such_type)" },
  ];
  await expect(provisionTenant(database, broken, { slug: "never", name: "Never" })).rejects.toThrow("no_such_type");
  expect(await footprint()).toEqual(before);
});

async function footprint(): Promise<unknown> {
  const { rows } = await database.control.query(
    sql`select (select count(*) from control.tenant) as tenants, (select count(*) from pg_namespace) as schemas`,
  );
  return rows;
}

test("one company that cannot follow stays at its version, is reported, and follows on the next run", async () => {
  const stuck = await provisionTenant(database, tenantMigrations, { slug: "stuck", name: "Stuck" });
  await provisionTenant(database, tenantMigrations, { slug: "fluent", name: "Fluent" });
  const client = await database.owner.connect();
  await client.query("begin");
  await client.query(`set local role "${stuck.schemaName}"`);
  await client.query(`create table "${stuck.schemaName}".in_the_way ()`);
  await client.query("commit");
  const next = tenantMigrations.at(-1)!.version + 1;
  const history = [...tenantMigrations, { version: next, name: "next", up: "create table {in_the_way} (id int)" }];

  const report = await migrateTenants(database, history);
  expect(report.failed).toEqual([{ slug: "stuck", version: next - 1, message: expect.stringContaining("in_the_way") }]);
  expect(report.migrated.map((one) => one.slug)).toContain("fluent");

  await client.query("begin");
  await client.query(`set local role "${stuck.schemaName}"`);
  await client.query(`drop table "${stuck.schemaName}".in_the_way`);
  await client.query("commit");
  client.release();
  const again = await migrateTenants(database, history);
  expect(again.failed).toEqual([]);
  expect(again.migrated).toEqual([{ slug: "stuck", from: next - 1, to: next }]);
  expect((await listTenants(database)).every((tenant) => tenant.schemaVersion === next)).toBe(true);
});

test("with nothing to do, a migration over all companies asks one question", async () => {
  const history = [...tenantMigrations, { version: tenantMigrations.at(-1)!.version + 1, name: "next", up: "" }];
  await migrateTenants(database, history);
  let asked = 0;
  const counting = {
    ...database,
    control: {
      ...database.control,
      query: (statement: Sql) => ((asked += 1), database.control.query(statement)),
    },
  } as Database;
  const report = await migrateTenants(counting, history);
  expect(report.migrated).toEqual([]);
  expect(asked).toBe(1);
});
