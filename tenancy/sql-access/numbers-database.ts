import pg from "pg";
import { roleOf } from "../logins.ts";

/**
 * The database beside the product's in which companies' published numbers are read by SQL. It is one of its own because what
 * stands in a catalogue, what is announced and which advisory locks are held is open to every login of a database.
 */
export const numbersDatabase = (product: string) => `${product}_numbers`;

/** The database of an address. */
export const databaseOf = (address: string) =>
  decodeURIComponent(new URL(address).pathname.slice(1)) || roleOf(address);

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
