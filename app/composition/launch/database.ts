import { checkDatabase } from "./check-database.ts";
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
