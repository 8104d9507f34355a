import pg from "pg";
import { databaseOf, letConnect, roleOf, type Logins } from "../logins.ts";
import { compileSql, sql } from "../sql.ts";
import { inTransaction, onNumbers } from "./numbers-database.ts";
import { numbersDatabase } from "./numbers-name.ts";

/** The login that reads the numbers of one company. */
export const readerOf = (schemaName: string) => `${schemaName}_reader`;

const mostConnections = 4;
const settings = {
  default_transaction_read_only: "on",
  statement_timeout: "30s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "60s",
  idle_session_timeout: "30min",
};

const name = pg.escapeIdentifier;

/**
 * Lets a login read the numbers of a company, with this password from now on; whoever is signed in with another is signed out.
 * Answers its address, which stands nowhere else.
 */
export async function giveReader(logins: Logins, schemaName: string, password: string): Promise<string> {
  const reader = readerOf(schemaName);
  // The walls there stand before anybody may sign in.
  await inTransaction(onNumbers(logins.owner), (client) => buildShelf(client, logins, schemaName));
  await inTransaction(logins.owner, async (client) => {
    await closeProduct(client, logins);
    await makeReader(client, reader, password);
    await signOut(client, reader);
  });
  await inTransaction(onNumbers(logins.owner), async (client) => {
    await client.query(`grant connect on database ${name(shelvesOf(logins))} to ${name(reader)}`);
    await client.query(`grant usage on schema ${name(schemaName)} to ${name(reader)}`);
    await client.query(`grant select on ${tablesIn(schemaName)} to ${name(reader)}`);
  });
  const address = new URL(onNumbers(logins.owner));
  return Object.assign(address, { username: reader, password }).href;
}

/** Takes the login away, with what it read; whoever is signed in is signed out. What is gone already is no fault. */
export async function takeReader(logins: Logins, schemaName: string): Promise<void> {
  const reader = readerOf(schemaName);
  const there = await inTransaction(logins.owner, async (client) => {
    if (!(await hasRole(client, reader))) return false;
    await client.query(`alter role ${name(reader)} nologin`);
    return true;
  });
  if (there) await inTransaction(logins.owner, (client) => signOut(client, reader));
  await inTransaction(onNumbers(logins.owner), async (client) => {
    await client.query(`drop schema if exists ${name(schemaName)} cascade`);
    if (there) await client.query(`revoke connect on database ${name(shelvesOf(logins))} from ${name(reader)}`);
  });
  if (there) await inTransaction(logins.owner, (client) => client.query(`drop role ${name(reader)}`));
}

/** Keeps the login and its password, and lets it in or not; whoever is signed in is signed out. */
export async function letReaderIn(logins: Logins, schemaName: string, open: boolean): Promise<void> {
  const reader = readerOf(schemaName);
  const known = await inTransaction(logins.owner, async (client) => {
    if (!(await hasRole(client, reader))) return false;
    await client.query(`alter role ${name(reader)} ${open ? "login" : "nologin"}`);
    return true;
  });
  if (known && !open) await inTransaction(logins.owner, (client) => signOut(client, reader));
}

const shelvesOf = (logins: Logins) => numbersDatabase(databaseOf(logins.owner));

const tablesIn = (schemaName: string) => `${name(schemaName)}.measure, ${name(schemaName)}.number`;

/** The tables that are read: the company's role writes them, and may do so nowhere else there. */
async function buildShelf(client: pg.Client, logins: Logins, schemaName: string): Promise<void> {
  const [database, schema] = [name(shelvesOf(logins)), name(schemaName)];
  await client.query(`revoke all on database ${database} from public`);
  await client.query(`grant connect on database ${database} to ${name(roleOf(logins.tenants))}`);
  await client.query(`create schema if not exists ${schema}`);
  await client.query(
    `create table if not exists ${schema}.measure
      (measure text primary key, topic text not null, name text not null, formula text not null, unit text not null)`,
  );
  await client.query(
    `create table if not exists ${schema}.number (measure text not null, starts_on date not null, ends_on date not null,
      split text not null, part text, people int not null check (people >= 5), value numeric,
      unique nulls not distinct (measure, starts_on, split, part))`,
  );
  await client.query(`grant usage on schema ${schema} to ${schema}`);
  await client.query(`grant select, insert, delete on ${tablesIn(schemaName)} to ${schema}`);
}

/** To the product's own database come its own logins alone. */
async function closeProduct(client: pg.Client, logins: Logins): Promise<void> {
  await letConnect(client, logins);
  await client.query(`revoke connect on database ${name(databaseOf(logins.owner))} from public`);
}

async function makeReader(client: pg.Client, reader: string, password: string): Promise<void> {
  const verb = (await hasRole(client, reader)) ? "alter" : "create";
  await client.query(
    `${verb} role ${name(reader)} login noinherit connection limit ${mostConnections} password ${pg.escapeLiteral(password)}`,
  );
  for (const [setting, value] of Object.entries(settings))
    await client.query(`alter role ${name(reader)} set ${setting} = ${pg.escapeLiteral(value)}`);
}

async function hasRole(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query(compileSql(sql`select from pg_roles where rolname = ${role}`));
  return rowCount === 1;
}

/** Whoever made a role may end its connections once they hold its rights. */
async function signOut(client: pg.Client, reader: string): Promise<void> {
  await client.query(`grant ${name(reader)} to current_user with inherit true, set false`);
  await client.query(compileSql(sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${reader}`));
}
