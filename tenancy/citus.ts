import pg from "pg";
import { inTransaction } from "./in-transaction.ts";
import { databaseOf, roleOf, type Logins } from "./logins.ts";
import type { Place } from "./places.ts";
import { compileSql, sql } from "./sql.ts";

type Client = Pick<pg.ClientBase, "query">;

/** A machine of a Citus cluster that holds companies. */
export type Worker = { readonly host: string; readonly port: number };

/** Whether companies' schemas can be spread over machines here: by Citus, with schema-based sharding. */
export async function isCitus(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regproc('citus_schema_distribute') is not null as there",
  );
  return rows[0]!.there;
}

/**
 * Until the transaction ends, what makes tables is done on this machine alone, as a new company needs it, or wherever a company
 * lies, as its upgrade does. Plain PostgreSQL is asked nothing.
 */
export async function propagates(client: Client, way: "HERE" | "EVERYWHERE"): Promise<void> {
  if (!(await isCitus(client))) return;
  await client.query(`set local citus.enable_ddl_propagation = ${way === "HERE" ? "off" : "on"}`);
}

/** Gives a company's schema to one of the machines, with its role, which workers are reached as; false where it was given before. */
export function spreadCompany({ owner }: Pick<Place, "owner">, schemaName: string): Promise<boolean> {
  return inTransaction(owner, async (client) => {
    const { rows } = await client.query<{ spread: boolean }>(
      compileSql(
        sql`select exists (select from pg_dist_schema where schemaid = ${schemaName}::regnamespace) as spread`,
      ),
    );
    if (rows[0]!.spread) return false;
    await client.query(`alter role "${schemaName}" login`);
    await client.query(compileSql(sql`select citus_schema_distribute(${schemaName}::regnamespace)`));
    return true;
  });
}

/** Moves a company's schema to a machine while people read; Citus holds writes for the last moments. */
export async function moveToWorker({ owner }: Pick<Place, "owner">, schemaName: string, to: Worker): Promise<void> {
  await owner.query(
    compileSql(sql`select citus_schema_move(${schemaName}::regnamespace, ${to.host}, ${to.port}::int)`),
  );
}

/** As the time-outs of a connection do not reach the machines behind it, each has its own. */
const onEachMachine = { lock_timeout: "5s", statement_timeout: "30s" };
/** One connection kept to a machine is not enough where companies of one machine take turns. */
const ofTenantWork = { "citus.enable_repartition_joins": "on", "citus.max_cached_conns_per_worker": "20" };

/** The settings of a machine of a cluster, coordinator or worker, before it joins; `superuser` is an address on the database. */
export async function setUpMachine(superuser: string, logins: Logins): Promise<boolean> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    const there = await isCitus(client);
    if (there) await settle(client, logins);
    return there;
  } finally {
    await client.end();
  }
}

async function settle(client: Client, { owner, tenants }: Logins): Promise<void> {
  const database = databaseOf(owner);
  for (const [name, value] of Object.entries(onEachMachine))
    await client.query(`alter database "${database}" set ${name} = '${value}'`);
  for (const [name, value] of Object.entries(ofTenantWork))
    await client.query(`alter role "${roleOf(tenants)}" set ${name} = '${value}'`);
}
