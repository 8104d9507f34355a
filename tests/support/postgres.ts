// A throw-away PostgreSQL for the whole run, started once by vitest's global setup. Its supervisor stops it and
// removes its folder when the run ends, also when the run crashes.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { databaseOf } from "#tenancy/logins.ts";
import { numbersDatabase } from "#tenancy/sql-access/numbers-name.ts";
import { holdCluster } from "#app/composition/launch/postgres/hold-cluster.ts";
import { throwawayFolder } from "#app/composition/launch/postgres/throwaway-folder.ts";
import { makeWorldTemplate, worldTemplate } from "./world-template.ts";

/** A database with the extensions, owned by the application's role. */
export interface TestDatabase {
  /** As the application's role. */
  url: string;
  /** As the superuser. */
  adminUrl: string;
  drop(): Promise<void>;
}

/**
 * Vitest's global setup: DATABASE_URL and CAIRN_ADMIN_DATABASE_URL for the workers, and what worlds are copied from. With
 * CAIRN_TEST_CLUSTER all of it is there already, for several runs after each other.
 */
export default async function startPostgres(): Promise<() => Promise<void>> {
  if (process.env["CAIRN_TEST_CLUSTER"]) return () => Promise.resolve();
  const home = throwawayFolder("cairn-test-");
  const cluster = await holdCluster({ home, throwaway: true, removed: true });
  process.env["DATABASE_URL"] = cluster.url;
  process.env["CAIRN_ADMIN_DATABASE_URL"] = cluster.adminUrl;
  await createFrom("cairn_template", worldTemplate);
  await makeWorldTemplate(onDatabase("DATABASE_URL", worldTemplate));
  return () => cluster.release();
}

/** A fresh empty database; one a test file, made in `beforeAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom("cairn_template", `test_${randomBytes(6).toString("hex")}`);
}

/** A fresh database with the register and the spare companies of `world-template.ts`. */
export function createWorldDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  // What may be done with a database as a whole is not copied with it.
  return createFrom(worldTemplate, name, `revoke temporary, create on database ${name} from public`);
}

/** The database beside one of these in which numbers are read by SQL, as `set-up-database` makes it. */
export function createNumbersDatabase({ url }: Pick<TestDatabase, "url">): Promise<TestDatabase> {
  return createFrom("cairn_template", numbersDatabase(databaseOf(url)));
}

async function createFrom(template: string, name: string, ...then: readonly string[]): Promise<TestDatabase> {
  await asAdmin(`create database ${name} template ${template} owner cairn strategy file_copy`, ...then);
  return {
    url: onDatabase("DATABASE_URL", name),
    adminUrl: onDatabase("CAIRN_ADMIN_DATABASE_URL", name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}

async function asAdmin(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: onDatabase("CAIRN_ADMIN_DATABASE_URL", "postgres") });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function onDatabase(variable: string, name: string): string {
  const url = new URL(process.env[variable] ?? "");
  url.pathname = `/${name}`;
  return url.href;
}
