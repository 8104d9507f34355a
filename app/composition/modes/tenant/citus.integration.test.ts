import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginsOf, roleOf } from "#tenancy/logins.ts";
import { setUpMachine } from "#tenancy/citus.ts";
import { operatorOf } from "#tests/support/operator.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/postgres.ts";

// Citus cannot be had here. What is sent to it is kept by functions of its names, over a PostgreSQL that takes its settings.
let database: TestDatabase;
let operate: ReturnType<typeof operatorOf>;
let client: pg.Client;
const standIn = `
create table public.sent (said text not null);
create table public.pg_dist_schema (schemaid regnamespace primary key);
create function public.citus_schema_distribute(schema regnamespace) returns void language plpgsql as $$ begin
  insert into public.pg_dist_schema values (schema);
  insert into public.sent select 'distribute, login ' || rolcanlogin from pg_roles where rolname = schema::text; end $$;
create function public.citus_schema_move(schema regnamespace, host text, port int) returns void language plpgsql as $$ begin
  insert into public.sent values ('move to ' || host || ' ' || port); end $$;`;

beforeAll(async () => {
  database = await createTestDatabase();
  operate = operatorOf(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  expect(await operate("migrate")).toMatchObject({ code: 0 });
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const sent = async () => {
  const { rows } = await client.query<{ said: string }>("select said from public.sent");
  await client.query("delete from public.sent");
  return rows.map(({ said }) => said);
};

test("on plain PostgreSQL nothing of Citus is sent, and the command says so", async () => {
  expect(await operate("tenant", "create", "plain")).toMatchObject({ code: 0 });
  expect(await operate("tenant", "place", "plain")).toMatchObject({
    code: 1,
    complained: "cairn: plain lies on plain PostgreSQL: there are no machines to choose among.",
  });
  expect(await setUpMachine(database.url, loginsOf(database.url))).toBe(false);
});

test("a company is made on the coordinator alone, given to a machine once with a role that may log in, and moved", async () => {
  await client.query(standIn);
  expect(await operate("tenant", "create", "acme")).toMatchObject({ code: 0 });
  expect(await operate("tenant", "place", "acme")).toMatchObject({
    code: 0,
    said: "acme lies on a machine of its cluster.",
  });
  expect(await sent()).toEqual(["distribute, login true"]);
  expect(await operate("tenant", "place", "acme")).toMatchObject({ code: 0, said: "acme was given before." });
  expect(await operate("tenant", "place", "acme", "--to", "worker-2:6432", "--json")).toMatchObject({
    code: 0,
    said: JSON.stringify({ address: "acme", spread: false, machine: "worker-2:6432" }),
  });
  expect(await sent()).toEqual(["move to worker-2 6432"]);
  expect(await operate("tenant", "place", "acme", "--to", "two words")).toMatchObject({ code: 2 });
});

test("a machine is given the settings that do not reach it otherwise, before it joins", async () => {
  const admin = Object.assign(new URL(process.env["CAIRN_ADMIN_DATABASE_URL"]!), {
    pathname: new URL(database.url).pathname,
  });
  const logins = loginsOf(database.url);
  expect(await setUpMachine(admin.href, logins)).toBe(true);
  const { rows } = await client.query<{ kept: string[] }>(
    "select setconfig as kept from pg_db_role_setting s left join pg_database d on d.oid = s.setdatabase " +
      "left join pg_roles r on r.oid = s.setrole where d.datname = current_database() or r.rolname = $1",
    [roleOf(logins.tenants)],
  );
  expect(rows.flatMap(({ kept }) => kept)).toEqual(
    expect.arrayContaining([
      ...["lock_timeout=5s", "statement_timeout=30s"],
      ...["citus.enable_repartition_joins=on", "citus.max_cached_conns_per_worker=20"],
    ]),
  );
  // The login is that of all tests.
  const superuser = new pg.Client({ connectionString: admin.href });
  await superuser.connect();
  for (const name of ["citus.enable_repartition_joins", "citus.max_cached_conns_per_worker"])
    await superuser.query(`alter role "${roleOf(logins.tenants)}" reset ${name}`);
  await superuser.end();
});
