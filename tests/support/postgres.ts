// A throw-away PostgreSQL for the whole run, started once by vitest's global setup. Its supervisor stops it and
// removes its folder when the run ends, also when the run crashes.
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { holdCluster } from "#app/composition/launch/postgres/hold-cluster.ts";

/** An empty database with the extensions, owned by the application's role. */
export interface TestDatabase {
  /** As the application's role. */
  url: string;
  /** As the superuser. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** Vitest's global setup: DATABASE_URL and CAIRN_ADMIN_DATABASE_URL for the workers. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), "cairn-test-"));
  const cluster = await holdCluster({ home, throwaway: true, removed: true });
  process.env["DATABASE_URL"] = cluster.url;
  process.env["CAIRN_ADMIN_DATABASE_URL"] = cluster.adminUrl;
  return () => cluster.release();
}

/** A fresh empty database, copied from the template; one a test file, made in `beforeAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(`create database ${name} template cairn_template owner cairn`);
  return {
    url: onDatabase("DATABASE_URL", name),
    adminUrl: onDatabase("CAIRN_ADMIN_DATABASE_URL", name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: onDatabase("CAIRN_ADMIN_DATABASE_URL", "postgres") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function onDatabase(variable: string, name: string): string {
  const url = new URL(process.env[variable] ?? "");
  url.pathname = `/${name}`;
  return url.href;
}
