import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isRunning, parentOf, startHolder, untilGone } from "../testing/processes.ts";
import { findBinaries } from "./binaries.ts";
import { holdCluster } from "./hold-cluster.ts";
import { startPostmaster } from "./postmaster.ts";
import { chooseSystemUser } from "./system-user.ts";

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "cairn-supervisor-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

// With the durability of the product, for these tests are about what a crash leaves.
const hold = () => holdCluster({ home });

async function ask(url: string, statement: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: statement, rowMode: "array" });
  await client.end();
  return rows;
}

test("the first start makes the role, its database, the extensions and the settings", async () => {
  const cluster = await hold();
  const role = await ask(
    cluster.url,
    "select rolcanlogin, rolsuper, rolcreaterole, rolinherit, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user",
  );
  expect(role).toEqual([[true, false, true, false, false, false]]);
  expect(await ask(cluster.url, "select pg_get_userbyid(datdba) from pg_database where datname = 'cairn'")).toEqual([
    ["cairn"],
  ]);
  const extensions = await ask(
    cluster.url,
    "select extname from pg_extension join pg_namespace n on n.oid = extnamespace where nspname = 'public' order by 1",
  );
  expect(extensions.flat()).toEqual(["btree_gist", "citext", "ltree", "pg_trgm", "pgcrypto", "unaccent"]);
  const settings = await ask(
    cluster.url,
    `select setting from pg_settings where name in
      ('listen_addresses', 'max_connections', 'max_locks_per_transaction', 'recovery_init_sync_method') order by name`,
  );
  expect(settings.flat()).toEqual(["127.0.0.1", "100", "256", "syncfs"]);
  await cluster.release();
  expect(isRunning(cluster.postmaster)).toBe(false);
});

test("a second start finds the same data on the same port", async () => {
  const first = await hold();
  await ask(first.url, "create table kept as select 42 as answer");
  await first.release();
  const second = await hold();
  expect([second.identity, second.port]).toEqual([first.identity, first.port]);
  expect(await ask(second.url, "select answer from kept")).toEqual([[42]]);
  await second.release();
});

test("the connection file is closed to other users and wrong passwords are refused", async () => {
  const cluster = await hold();
  expect(statSync(join(home, "postgres.json")).mode & 0o077).toBe(0);
  const wrong = new URL(cluster.url);
  wrong.password = "guess";
  await expect(ask(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
  await cluster.release();
});

test("two holders share one server, which outlives the first of them", async () => {
  const [first, second] = await Promise.all([hold(), hold()]);
  expect(first.postmaster).toBe(second.postmaster);
  await first.release();
  expect(await ask(second.url, "select 1")).toEqual([[1]]);
  await second.release();
  expect(isRunning(second.postmaster)).toBe(false);
});

test("the server ends when its holder is killed outright", async () => {
  const { child, postmaster } = await startHolder(home);
  expect(isRunning(postmaster)).toBe(true);
  child.kill("SIGKILL");
  await untilGone(postmaster);
});

test("the server ends when its supervisor is killed outright, and the holder is told", async () => {
  const cluster = await hold();
  process.kill(parentOf(cluster.postmaster), "SIGKILL");
  expect(await cluster.lost).toBe("PostgreSQL is gone.");
  await untilGone(cluster.postmaster);
});

test("a start recovers after everything was killed outright", async () => {
  const { child, postmaster } = await startHolder(home);
  const before = await hold();
  await ask(before.url, "create table kept as select 42 as answer");
  const supervisor = parentOf(postmaster);
  for (const pid of [supervisor, postmaster]) process.kill(pid, "SIGKILL");
  child.kill("SIGKILL");
  await before.lost;
  const after = await hold();
  expect(after.postmaster).not.toBe(postmaster);
  expect(await ask(after.url, "select answer from kept")).toEqual([[42]]);
  await after.release();
});

test("a start recovers after the server alone was killed outright", async () => {
  const before = await hold();
  process.kill(before.postmaster, "SIGKILL");
  expect(await before.lost).toBe("PostgreSQL ended unexpectedly.");
  const after = await hold();
  expect(await ask(after.url, "select 1")).toEqual([[1]]);
  await after.release();
});

test("a server that outlived its supervisor is stopped and replaced", async () => {
  const first = await hold();
  await first.release();
  const data = join(home, "postgres");
  const orphan = await startPostmaster({ home }, findBinaries(), chooseSystemUser(data), first.port);
  const second = await hold();
  expect(isRunning(orphan.pid)).toBe(false);
  expect(await ask(second.url, "select 1")).toEqual([[1]]);
  await second.release();
});

test("a lock file that names some other living program is no hindrance", async () => {
  const first = await hold();
  await first.release();
  writeFileSync(join(home, "postgres", "postmaster.pid"), `${process.pid}\n${join(home, "postgres")}\n`);
  const second = await hold();
  expect(await ask(second.url, "select 1")).toEqual([[1]]);
  await second.release();
});

test("another program on the remembered port makes the server take a new one", async () => {
  const first = await hold();
  await first.release();
  const blocker = createServer().listen(first.port, "127.0.0.1");
  const second = await hold();
  expect(second.port).not.toBe(first.port);
  await second.release();
  blocker.close();
});
