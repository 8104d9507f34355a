import pg from "pg";
import { databaseOf } from "../logins.ts";
import { numbersDatabase } from "./numbers-name.ts";

/** The same login, on the database of numbers. */
export function onNumbers(address: string): string {
  return Object.assign(new URL(address), { pathname: `/${encodeURIComponent(numbersDatabase(databaseOf(address)))}` })
    .href;
}

export class NumbersDatabaseError extends Error {
  override readonly name = "NumbersDatabaseError";
}

/** One transaction there, or on the product's database; a missing database is told by name. */
export async function inTransaction<Result>(
  address: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect().catch((error: { code?: string }) => {
    if (error.code !== "3D000") throw error as Error;
    throw new NumbersDatabaseError(`There is no database "${databaseOf(address)}".`);
  });
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    await client.end();
  }
}
