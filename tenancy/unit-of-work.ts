import { IsolationLevel, type SqlEntityManager } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";
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
  const { orm } = place instanceof Promise ? await place : place;
  const em = orm.em.fork({ schema: tenant.schemaName }) as SqlEntityManager;
  const watch: Watch = { readOnly, edition: undefined, touched: false, hearing: new Set() };
  const isolation = snapshot ? { isolationLevel: IsolationLevel.REPEATABLE_READ } : {};
  const begin = () => em.begin({ readOnly, ...isolation, sessionContext: { role: tenant.schemaName } });
  const isWatched = database.watched !== undefined && tenant.schemaVersion >= database.watched.since;
  await (isWatched ? beginWatched(watch, begin) : begin());
  let open = true;
  const close = async (end: () => Promise<void>) => {
    if (!open) return;
    open = false;
    await end();
  };
  return {
    em,
    tenant,
    readOnly,
    watch,
    rows: async <Row extends object>(statement: Sql) => {
      const { text, values } = compileSql(statement);
      const asked = qualifyTables(text, tenant.schemaName);
      const put = database.onStatement?.(asked);
      const sent = typeof put === "string" ? put : asked;
      const result = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(sent, values));
      return result.rows;
    },
    commit: () => close(() => em.commit()),
    rollback: () => close(() => em.rollback()),
  };
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
