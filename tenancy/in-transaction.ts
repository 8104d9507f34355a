import type pg from "pg";

/** Work on a connection of a pool in one transaction, which is kept where it ends well and given up where it throws. */
export async function inTransaction<Result>(
  pool: Pick<pg.Pool, "connect">,
  work: (client: pg.PoolClient) => Promise<Result>,
  begin = "begin",
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
