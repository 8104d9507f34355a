import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { checkOwner } from "#tenancy/check-logins.ts";
import { openFunctions } from "#tenancy/closed-functions.ts";
import { loginsOf } from "#tenancy/logins.ts";
import { onNumbers } from "#tenancy/sql-access/numbers-database.ts";
import { operatorOf } from "#tests/support/operator.ts";
import { createTestDatabase } from "#tests/support/postgres.ts";

const admin = process.env["CAIRN_ADMIN_DATABASE_URL"]!;
const name = `made_${randomBytes(4).toString("hex")}`;
const wanted = (password: string, pathname = `/${name}`) =>
  Object.assign(new URL(admin), { username: name, password, pathname }).href;

async function asAdmin(statement: string, pathname = "/postgres"): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(admin), { pathname }).href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

afterAll(async () => {
  for (const one of [name, `${name}_numbers`]) await asAdmin(`drop database if exists ${one} with (force)`);
  for (const role of [name, `${name}_control`, `${name}_tenants`]) await asAdmin(`drop role if exists ${role}`);
});

test("role, database and extensions are made, and a second call only renews the password", async () => {
  const setUp = (url: string) => operatorOf(url, { ADMIN_DATABASE_URL: admin })("set-up-database");
  expect(await setUp(wanted("first'; drop role"))).toMatchObject({
    code: 0,
    said: `The database ${name} is ready for the role ${name}. Next: node build/server.js migrate`,
  });
  await expect(checkOwner(loginsOf(wanted("first'; drop role")))).resolves.toBeUndefined();
  expect(await setUp(wanted("second"))).toMatchObject({ code: 0, complained: "" });
  const client = new pg.Client({ connectionString: loginsOf(wanted("second")).tenants });
  await client.connect();
  expect(await openFunctions(client)).toEqual([]);
  const beside = new pg.Client({ connectionString: onNumbers(wanted("second")) });
  await beside.connect();
  expect((await beside.query("select current_user as role")).rows).toEqual([{ role: name }]);
  await beside.end();
  const { rows } = await client.query<{ extname: string }>("select extname from pg_extension");
  await client.end();
  expect(rows.map((row) => row.extname)).toEqual(expect.arrayContaining(["btree_gist", "citext", "pg_trgm"]));
});

test("an admin who is none, and settings that are missing, are one line", async () => {
  const refused = async (url: string, settings: Record<string, string | undefined>) =>
    (await operatorOf(url, settings)("set-up-database")).complained;
  expect(await refused(wanted("x"), {})).toMatch(/^cairn: ADMIN_DATABASE_URL must look like [^\n]+$/);
  expect(await refused(wanted("x", "/"), { ADMIN_DATABASE_URL: admin })).toMatch(
    /^cairn: DATABASE_URL must name [^\n]+$/,
  );
  expect(await refused(wanted("second"), { ADMIN_DATABASE_URL: process.env["DATABASE_URL"] })).toMatch(
    /^cairn: PostgreSQL refuses ADMIN_DATABASE_URL: [^\n]+ It must name a superuser\.$/,
  );
});

test("what was restored into it can be worked on: the role may act as every company there", async () => {
  const { url, drop } = await createTestDatabase();
  const operate = operatorOf(url, { ADMIN_DATABASE_URL: admin });
  await operate("migrate");
  await operate("tenant", "create", "south");
  const { said } = await operate("tenant", "roles");
  const names = [...said.matchAll(/^create role "(\w+)" nologin noinherit;$/gm)].map((match) => match[1]!);
  expect(names).toEqual(["cairn_audit", expect.stringMatching(/^t_\w{20}$/)]);
  // As after a restore: the role is there, and nobody may act as it.
  await asAdmin(`revoke ${names[1]} from cairn cascade`);
  expect(await operate("tenant", "verify", "south")).toMatchObject({ code: 1 });
  expect(await operate("set-up-database")).toMatchObject({ code: 0 });
  expect(await operate("tenant", "verify", "south")).toMatchObject({ code: 0 });
  // Of one that lies in another cluster there is no role here.
  await asAdmin(
    `insert into control.placement (id, region) values ('east', 'east');
      insert into control.tenant (id, slug, name, schema_name, placement_id)
        values (gen_random_uuid(), 'away', 'Away', 't_00000000000000000000', 'east')`,
    new URL(url).pathname,
  );
  expect(await operate("set-up-database")).toMatchObject({ code: 0 });
  await drop();
});
