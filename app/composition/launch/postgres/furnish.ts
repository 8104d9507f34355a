import pg from "pg";
import { closeFunctions } from "#tenancy/closed-functions.ts";
import { applicationName, type ClusterOptions } from "./cluster.ts";
import type { ClusterMarker } from "./data-folder.ts";

const extensions = ["btree_gist", "pg_trgm", "citext", "unaccent", "ltree", "pgcrypto"];

/** The database from which tests copy an empty one. */
export const templateName = "cairn_template";

/**
 * Gives a cluster the application's role, its database and the extensions. Safe to repeat, so an interrupted
 * first start is completed by the next one.
 */
export async function furnish(options: ClusterOptions, marker: ClusterMarker, port: number): Promise<void> {
  await connected(adminUrl(marker, port, "postgres"), async (client) => {
    await ensureRole(client, marker.password);
    await ensureDatabase(client, applicationName);
    if (options.throwaway) await ensureDatabase(client, templateName);
  });
  await addExtensions(adminUrl(marker, port, applicationName));
  if (options.throwaway) await addExtensions(adminUrl(marker, port, templateName));
}

/** As the superuser, on any database. */
export function adminUrl(marker: ClusterMarker, port: number, database: string): string {
  return `postgres://postgres:${marker.superuserPassword}@127.0.0.1:${port}/${database}`;
}

/** As the application's role, on any database. */
export function applicationUrl(marker: ClusterMarker, port: number, database: string): string {
  return `postgres://${applicationName}:${marker.password}@127.0.0.1:${port}/${database}`;
}

async function ensureRole(client: pg.Client, password: string): Promise<void> {
  const found = await client.query("select 1 from pg_roles where rolname = $1", [applicationName]);
  const verb = found.rowCount ? "alter" : "create";
  const attributes = "login nosuperuser createrole noinherit nocreatedb noreplication nobypassrls";
  await client.query(`${verb} role ${applicationName} ${attributes} password ${client.escapeLiteral(password)}`);
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const found = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (!found.rowCount) await client.query(`create database ${name} owner ${applicationName}`);
}

async function addExtensions(url: string): Promise<void> {
  const statements = extensions.map((name) => `create extension if not exists ${name} schema public`);
  await connected(url, (client) => client.query([...statements, closeFunctions(applicationName)].join(";")));
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
