import pg from "pg";
import { LaunchError } from "./launch-error.ts";
import { dataFolder } from "./places.ts";
import { holdCluster } from "./postgres/hold-cluster.ts";
import type { Tell } from "./progress.ts";

/** A database that is there: `identity` is set for the embedded one, which only this product touches. */
export interface Database {
  url: string;
  identity?: string;
  lost: Promise<string>;
  release(): Promise<void>;
}

/** DATABASE_URL if it is set and answers, else the embedded PostgreSQL under the data folder. */
export async function openDatabase(tell: Tell): Promise<Database> {
  const url = process.env["DATABASE_URL"];
  if (!url) return holdCluster({ home: dataFolder() }, tell);
  await checkDatabase(url);
  return { url, lost: new Promise<string>(() => undefined), release: () => Promise.resolve() };
}

/** Throws one line, without the password, unless PostgreSQL 16 or newer answers under this address. */
export async function checkDatabase(url: string): Promise<void> {
  const shown = withoutPassword(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    if (Number(rows[0]?.version) < 160_000)
      throw new LaunchError(`DATABASE_URL (${shown}) is older than PostgreSQL 16.`);
  } catch (failure) {
    if (failure instanceof LaunchError) throw failure;
    throw new LaunchError(`DATABASE_URL (${shown}) cannot be reached: ${reason(failure)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function withoutPassword(text: string): string {
  if (!URL.canParse(text))
    throw new LaunchError("DATABASE_URL is malformed; it looks like postgres://user:password@host:5432/database.");
  const url = new URL(text);
  return `${url.protocol}//${url.username ? `${url.username}@` : ""}${url.host}${url.pathname}`;
}

function reason(failure: unknown): string {
  const { code, message } = failure as NodeJS.ErrnoException;
  return (message || code || "no answer").split("\n")[0] as string;
}
