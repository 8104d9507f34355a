import type pg from "pg";
import { inTransaction } from "./in-transaction.ts";
import { compileSql, type Sql } from "./sql.ts";

/** Statements on the register of companies, sessions and sign-ins: schema `control`, no company's tables. */
export type ControlQueries = {
  /** Runs one statement; `rowCount` says how many rows a change concerned. */
  query<Row extends object>(statement: Sql): Promise<{ rows: Row[]; rowCount: number }>;
};

/** One transaction on the register; what a library writes with its own statements can stand in it too. */
export type ControlTransaction = ControlQueries & { readonly client: Pick<pg.PoolClient, "query"> };

export type ControlPlane = ControlQueries & {
  /** All of it or nothing, on one connection. */
  transaction<Result>(work: (control: ControlTransaction) => Promise<Result>): Promise<Result>;
  /** For a library that brings its own statements. */
  readonly pool: pg.Pool;
};

export function controlPlane(pool: pg.Pool): ControlPlane {
  return {
    ...queriesOn(pool),
    pool,
    transaction: (work) => inTransaction(pool, (client) => work({ ...queriesOn(client), client })),
  };
}

function queriesOn(connection: Pick<pg.Pool, "query">): ControlQueries {
  return {
    query: async <Row extends object>(statement: Sql) => {
      const { text, values } = compileSql(statement);
      const { rows, rowCount } = await connection.query(text, values);
      return { rows: rows as Row[], rowCount: rowCount ?? 0 };
    },
  };
}
