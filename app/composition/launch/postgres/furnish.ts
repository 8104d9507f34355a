import pg from "pg";
import { closeFunctions } from "#tenancy/closed-functions.ts";
import { numbersDatabase } from "#tenancy/sql-access/numbers-name.ts";
import { applicationName, type ClusterOptions } from "./cluster.ts";
import type { ClusterMarker } from "./data-folder.ts";

const extensions = ["btree_gist", "pg_trgm", "citext", "unaccent", "ltree", "pgcrypto"];

/** The database from which tests copy an empty one. */
export const templateName = "cairn_template";

/** What the application needs of a PostgreSQL server: one role that is not a superuser, and databases that it owns. */
export type Furnishing = { role: string; password: string; databases: readonly string[] };

/** Gives our own cluster the application's role, its database and the extensions. */
export async function furnish(options: ClusterOptions, marker: ClusterMarker, port: number): Promise<void> {
  await furnishServer((name) => adminUrl(marker, port, name), {
    role: applicationName,
    password: marker.password,
    databases: [applicationName, options.throwaway ? templateName : numbersDatabase(applicationName)],
  });
}

/**
 * Makes roles, databases and extensions on any server, as its superuser. Safe to repeat, so that what was interrupted is
 * completed by the next call.
 */
export async function furnishServer(urlOf: (database: string) => string, wanted: Furnishing): Promise<void> {
  await connected(urlOf("postgres"), async (client) => {
    await ensureRole(client, wanted);
    for (const name of wanted.databases) await ensureDatabase(client, name, wanted.role);
  });
  for (const name of wanted.databases) {
    await addExtensions(urlOf(name), wanted.role);
    await connected(urlOf(name), (client) => grantCompanies(client, wanted.role));
  }
}

/**
 * Lets the application's role act as every company of a register that was restored here: memberships belong to the server
 * and are in no dump of a database. Where companies were made by that role it holds them already.
 */
async function grantCompanies(client: pg.Client, role: string): Promise<void> {
  const { rows: found } = await client.query<{ there: boolean; version: number }>(
    `select to_regclass('control.tenant') is not null as there, current_setting('server_version_num')::int as version`,
  );
  if (!found[0]!.there) return;
  const { rows } = await client.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname ~ '^t_[0-9a-f]{20}$' union all select 'cairn_audit'",
  );
  const how = found[0]!.version >= 160_000 ? "with admin true, inherit false, set true" : "";
  for (const { name } of rows)
    await client.query(`grant ${client.escapeIdentifier(name)} to ${client.escapeIdentifier(role)} ${how}`);
}

/** As the superuser, on any database. */
export function adminUrl(marker: ClusterMarker, port: number, database: string): string {
  return `postgres://postgres:${marker.superuserPassword}@127.0.0.1:${port}/${database}`;
}

/** As the application's role, on any database. */
export function applicationUrl(marker: ClusterMarker, port: number, database: string): string {
  return `postgres://${applicationName}:${marker.password}@127.0.0.1:${port}/${database}`;
}

async function ensureRole(client: pg.Client, { role, password }: Furnishing): Promise<void> {
  const found = await client.query("select 1 from pg_roles where rolname = $1", [role]);
  const verb = found.rowCount ? "alter" : "create";
  const attributes = "login nosuperuser createrole noinherit nocreatedb noreplication nobypassrls";
  await client.query(
    `${verb} role ${client.escapeIdentifier(role)} ${attributes} password ${client.escapeLiteral(password)}`,
  );
}

async function ensureDatabase(client: pg.Client, name: string, owner: string): Promise<void> {
  const found = await client.query("select 1 from pg_database where datname = $1", [name]);
  const [database, role] = [client.escapeIdentifier(name), client.escapeIdentifier(owner)];
  if (!found.rowCount) await client.query(`create database ${database} owner ${role}`);
  else await client.query(`alter database ${database} owner to ${role}`);
}

async function addExtensions(url: string, owner: string): Promise<void> {
  const statements = extensions.map((name) => `create extension if not exists ${name} schema public`);
  await connected(url, (client) => client.query([...statements, closeFunctions(owner)].join(";")));
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
