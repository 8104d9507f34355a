import type { SqlEntityManager, Transaction } from "@mikro-orm/postgresql";
import type pg from "pg";
import { askTogether } from "./answers.ts";
import { noteCompany } from "./company-at-work.ts";
import type { Database } from "./database.ts";
import { statementOf, type Asked } from "./known-statements.ts";
import type { Sql } from "./sql.ts";
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
  /**
   * Runs one statement, whose `{table}` is the tenant's. A unit that only reads may be answered as before, where nothing
   * that the statement reads has changed.
   */
  rows<Row extends object>(statement: Sql): Promise<Row[]>;
  /** The answers to questions that are queries of one value each, in one statement at most. */
  answers(questions: readonly Sql[]): Promise<unknown[]>;
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
  const watch = watchOf(database, tenant, readOnly);
  const begin = () => beginAs(client, tenant.schemaName, beginningOf({ snapshot, readOnly }));
  await (database.watched && tenant.schemaVersion >= database.watched.logSince ? beginWatched(watch, begin) : begin());
  let open = true;
  const checkOpen = () => {
    if (!open) throw new Error("The unit of work has ended.");
  };
  const ask: Ask = (text, values) => {
    checkOpen();
    return client.query(text, values);
  };
  const em = orm.em.fork({ schema: tenant.schemaName }) as SqlEntityManager;
  em.setTransactionContext(transactionOf(ask));
  const close = async (end: "commit" | "rollback") => {
    if (!open) return;
    open = false;
    if (readOnly) return endReading(client, end);
    try {
      if (end === "commit") await em.flush();
      await client.query(end);
    } catch (error) {
      if (end === "commit") await client.query("rollback").catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  return {
    em,
    tenant,
    readOnly,
    watch,
    ...reading(database, tenant, { watch, ask, checkOpen, keeps: readOnly && !snapshot }),
    commit: () => close("commit"),
    rollback: () => close("rollback"),
  };
}

/** There is nothing to lose, so nobody waits for its end; a connection on which that fails is not used again. */
function endReading(client: pg.PoolClient, end: "commit" | "rollback"): void {
  client.query(end).then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
}

type Ask = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

/** What `keeps` is answered as it was before, where nothing it reads has changed. */
type Reading = { watch: Watch; ask: Ask; checkOpen(): void; keeps: boolean };

/** How statements of a unit are asked. */
function reading(
  database: Database,
  tenant: Tenant,
  { watch, ask, checkOpen, keeps }: Reading,
): Pick<UnitOfWork, "rows" | "answers"> {
  const kept = keeps ? database.keptRows : undefined;
  const write = (statement: Sql): Asked => {
    checkOpen();
    return statementOf(statement, tenant.schemaName);
  };
  const send = async <Row extends object>({ statement: { text }, values }: Asked): Promise<Row[]> => {
    const put = database.onStatement?.(text);
    return (await ask(typeof put === "string" ? put : text, values)).rows as Row[];
  };
  return {
    rows: async <Row extends object>(statement: Sql) => {
      const written = write(statement);
      const known = kept?.find(watch, written);
      if (known) return [...known] as Row[];
      const rows = await send<Row>(written);
      kept?.keep(watch, written, rows);
      return kept ? [...rows] : rows;
    },
    answers: (questions) =>
      askTogether(questions, {
        write,
        known: (asked) => kept?.find(watch, asked),
        restsOn: ({ statement }) => kept?.groupsOf(statement.tables) ?? "",
        ask: send,
        keep: (asked, rows) => kept?.keep(watch, asked, rows),
      }),
  };
}

function watchOf({ watched }: Database, { schemaVersion }: Tenant, readOnly: boolean): Watch {
  const counts = watched !== undefined && schemaVersion >= watched.countsSince;
  return { readOnly, counts, editions: undefined, touched: new Set(), hearing: new Set() };
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
