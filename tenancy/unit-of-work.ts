import type { SqlEntityManager, Transaction } from "@mikro-orm/postgresql";
import type pg from "pg";
import { noteCompany } from "./company-at-work.ts";
import type { Database } from "./database.ts";
import { compileSql, qualifyTables, type Sql } from "./sql.ts";
import type { Tenant } from "./tenant.ts";
import { beginWatched, type Watch } from "./watched-tables.ts";

/**
 * One transaction under the tenant's own database role. PostgreSQL refuses whatever leaves the
 * tenant's schema, and, in a read-only unit, whatever writes.
 */
export type UnitOfWork = {
  readonly em: SqlEntityManager;
  readonly tenant: Tenant;
  readonly readOnly: boolean;
  /** What it knows of the tables that are watched. */
  readonly watch: Watch;
  /** Runs one statement, whose `{table}` is the tenant's. */
  rows<Row extends object>(statement: Sql): Promise<Row[]>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
};

/** `snapshot` reads only, and all of it as it was at its first statement. */
export type UnitOptions = { readOnly?: boolean; snapshot?: boolean };

export async function openUnitOfWork(
  database: Database,
  tenant: Tenant,
  { snapshot = false, readOnly = snapshot }: UnitOptions = {},
): Promise<UnitOfWork> {
  noteCompany(tenant);
  const place = database.place(tenant.placementId);
  const { orm, tenants } = place instanceof Promise ? await place : place;
  const client = await tenants.connect();
  const watch: Watch = { readOnly, edition: undefined, touched: false, hearing: new Set() };
  const begin = () => beginAs(client, tenant.schemaName, beginningOf({ snapshot, readOnly }));
  const isWatched = database.watched !== undefined && tenant.schemaVersion >= database.watched.since;
  await (isWatched ? beginWatched(watch, begin) : begin());
  let open = true;
  const close = async (end: "commit" | "rollback") => {
    if (!open) return;
    open = false;
    try {
      if (end === "commit" && !readOnly) await em.flush();
      await client.query(end);
    } catch (error) {
      if (end === "commit") await client.query("rollback").catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  const ask = <Row extends object>(text: string, values: unknown[]) => {
    if (!open) throw new Error("The unit of work has ended.");
    return client.query<Row>(text, values);
  };
  const em = orm.em.fork({ schema: tenant.schemaName }) as SqlEntityManager;
  em.setTransactionContext(transactionOf(ask));
  return {
    em,
    tenant,
    readOnly,
    watch,
    rows: async <Row extends object>(statement: Sql) => {
      const { text, values } = compileSql(statement);
      const asked = qualifyTables(text, tenant.schemaName);
      const put = database.onStatement?.(asked);
      const result = await ask<Row>(typeof put === "string" ? put : asked, values);
      return result.rows;
    },
    commit: () => close("commit"),
    rollback: () => close("rollback"),
  };
}

const beginningOf = ({ snapshot, readOnly }: Required<UnitOptions>): string => {
  if (!snapshot && !readOnly) return "begin";
  return `start transaction${snapshot ? " isolation level repeatable read" : ""}${readOnly ? " read only" : ""}`;
};

/** Begins as the tenant's role; a connection on which that fails goes back clean. */
async function beginAs(client: pg.PoolClient, role: string, beginning: string): Promise<void> {
  try {
    await client.query(beginning);
    await client.query(`set local role "${role}"`);
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    client.release();
    throw error;
  }
}

type Ask = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

const changes = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** The transaction as MikroORM asks it: of what Kysely has, it uses this alone. */
function transactionOf(ask: Ask): Transaction {
  return {
    executeQuery: async ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
      const { command, rowCount, rows } = await ask(sql, [...parameters]);
      return { rows, numAffectedRows: changes.has(command) ? rowCount : undefined };
    },
  } as unknown as Transaction;
}

/** Opens a unit, runs the work, commits; any error undoes everything and is passed on. */
export async function inUnitOfWork<Result>(
  database: Database,
  tenant: Tenant,
  options: UnitOptions,
  work: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  const unit = await openUnitOfWork(database, tenant, options);
  try {
    const result = await work(unit);
    await unit.commit();
    return result;
  } catch (error) {
    await unit.rollback();
    throw error;
  }
}
