import type pg from "pg";
import type { Database } from "../database.ts";
import { inTransaction } from "../in-transaction.ts";
import { quoted } from "./archived-tables.ts";
import { writeOneWay } from "./copy-tables.ts";

/**
 * One transaction of the owner's, all of it or nothing. With `reading` everything in it is of one moment, and nothing can be
 * written.
 */
export function ownerTransaction<Result>(
  { owner }: Pick<Database, "owner">,
  { reading = false }: { reading?: boolean },
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const begin = reading ? "begin isolation level repeatable read read only" : "begin";
  return inTransaction(
    owner,
    async (client) => {
      await writeOneWay(client);
      return work(client);
    },
    begin,
  );
}

/** From here on the transaction may do what this role may. */
export async function takeRole(client: pg.ClientBase, role: string): Promise<void> {
  await client.query(`set local role ${quoted(role)}`);
}
