import { PassThrough, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { Migration } from "../migration.ts";
import { markedVersion, markVersion, type Place } from "../places.ts";
import { buildCompany } from "../provision.ts";
import { compileSql, sql } from "../sql.ts";
import { schemaOwner, type Tenant } from "../tenant.ts";
import { quoted, tablesOf, type ArchivedTable } from "./archived-tables.ts";
import { copyIn, copyOut, type CopiedTable } from "./copy-tables.ts";
import { fillTables } from "./fill-tables.ts";
import { ownerTransaction, takeRole } from "./owner-transaction.ts";

/** What each table held when it was copied. */
export type CopiedTables = ReadonlyMap<string, CopiedTable>;

/** What a move that was interrupted left there goes first. */
export async function copyTables(
  from: Place,
  to: Place,
  tenant: Tenant,
  migrations: readonly Migration[],
  tell: (line: string) => void,
): Promise<CopiedTables> {
  const { schemaName } = tenant;
  await dropWhatWasLeft(to, schemaName);
  return ownerTransaction(from, { reading: true }, async (source) => {
    await takeRole(source, schemaName);
    const copied = new Map<string, CopiedTable>();
    await ownerTransaction(to, {}, async (target) => {
      const steps = migrations.filter(({ version }) => version <= tenant.schemaVersion);
      await buildCompany(target, to, { ...tenant, schemaVersion: 0 }, steps);
      await markVersion(target, schemaName, tenant.schemaVersion);
      const tables = await tablesOf(target, schemaName);
      requireSameShape(await tablesOf(source, schemaName), tables);
      await fillTables(target, schemaName, tables, async (table) => {
        copied.set(table.name, await carry(source, target, schemaName, table));
        tell(`${table.name}: ${copied.get(table.name)!.rows}`);
      });
    });
    return copied;
  });
}

/**
 * Holds writes to a company's tables, brings over what changed since they were copied, and closes the tables to the company's
 * role: whoever waited to write is refused, and finds the company in its new place. `atLast` runs in the transaction that
 * closes them. Reading goes on until then.
 */
export async function handOver(
  from: Place,
  to: Place,
  { schemaName }: Tenant,
  copied: CopiedTables,
  atLast: (source: pg.ClientBase) => Promise<void>,
): Promise<{ changed: number; held: number }> {
  return ownerTransaction(from, {}, async (source) => {
    const tables = await tablesOf(source, schemaName);
    const since = await holdWrites(source, schemaName, tables);
    await takeRole(source, schemaName);
    const changed: ArchivedTable[] = [];
    for (const table of tables) {
      const now = await copyOut(source, schemaName, table, nowhere());
      if (now.sha256 !== copied.get(table.name)?.sha256) changed.push(table);
    }
    if (changed.length > 0)
      await ownerTransaction(to, {}, (target) =>
        fillTables(target, schemaName, changed, async (table) => void (await carry(source, target, schemaName, table))),
      );
    await source.query("reset role");
    await takeRole(source, schemaOwner);
    await source.query(`revoke all on schema ${quoted(schemaName)} from ${quoted(schemaName)}`);
    await source.query("reset role");
    await atLast(source);
    return { changed: changed.length, held: Date.now() - since };
  });
}

/** Whether its tables were closed there, so that what counts lies elsewhere. */
export async function isHandedOver({ owner }: Pick<Place, "owner">, schemaName: string): Promise<boolean> {
  const { rows } = await owner.query<{ open: boolean }>(
    compileSql(
      sql`select has_schema_privilege(r.oid, n.oid, 'usage') as open from pg_namespace n, pg_roles r
        where n.nspname = ${schemaName} and r.rolname = ${schemaName}`,
    ),
  );
  return rows.length > 0 && !rows[0]!.open;
}

/** Whether all of its tables were brought there. */
export async function holdsCompany({ owner }: Pick<Place, "owner">, schemaName: string): Promise<boolean> {
  const client = await owner.connect();
  try {
    return (await markedVersion(client, schemaName)) !== null;
  } finally {
    client.release();
  }
}

/** Drops what a company left in a place it was moved away from; false where nothing is left. */
export async function dropWhatWasLeft(place: Pick<Place, "owner">, schemaName: string): Promise<boolean> {
  return ownerTransaction(place, {}, async (client) => {
    const known = sql`select from pg_roles where rolname = ${schemaName}`;
    if ((await client.query(compileSql(known))).rows.length === 0) return false;
    // Somebody may still be reading there.
    await client.query("set local lock_timeout = '30s'");
    await takeRole(client, schemaOwner);
    await client.query(`drop schema if exists ${quoted(schemaName)} cascade`);
    await client.query("reset role");
    await client.query(`drop role ${quoted(schemaName)}`);
    return true;
  });
}

function requireSameShape(here: readonly ArchivedTable[], there: readonly ArchivedTable[]): void {
  const shapeOf = (tables: readonly ArchivedTable[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns]));
  if (shapeOf(here) !== shapeOf(there))
    throw new Error("The company's tables are not those of its version; run migrate, then move it.");
}

/** One table from one cluster into the other, without a stop on this machine. */
async function carry(
  source: pg.ClientBase,
  target: pg.ClientBase,
  schemaName: string,
  table: ArchivedTable,
): Promise<CopiedTable> {
  const between = new PassThrough();
  const [read, written] = await Promise.all([
    copyOut(source, schemaName, table, between),
    copyIn(target, schemaName, table, between),
  ]);
  if (read.sha256 !== written.sha256 || read.rows !== written.rows)
    throw new Error(`The table ${table.name} did not arrive as it left.`);
  return read;
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Before PostgreSQL looks for deadlocks, after a second, so that nobody else is made to give up for us. */
const patience = 800;
const tries = 40;

/** Waits until nobody is writing, and lets nobody begin; answers since when. Who writes for long makes us try again. */
async function holdWrites(
  client: pg.ClientBase,
  schemaName: string,
  tables: readonly ArchivedTable[],
): Promise<number> {
  await client.query(`set local lock_timeout = '${patience}ms'`);
  const owners = [...new Set(tables.map(({ owner }) => owner))];
  for (let left = tries; ; left -= 1) {
    const since = Date.now();
    await client.query("savepoint before");
    try {
      for (const role of owners) {
        await takeRole(client, role);
        const theirs = tables
          .filter(({ owner }) => owner === role)
          .map(({ name }) => `${quoted(schemaName)}.${quoted(name)}`);
        await client.query(`lock table ${theirs.join(", ")} in share mode`);
        await client.query("reset role");
      }
      await client.query("set local lock_timeout = 0");
      return since;
    } catch (error) {
      await client.query("rollback to savepoint before");
      if ((error as { code?: string }).code !== "55P03" || left === 1) throw error;
      await wait(300);
    }
  }
}
