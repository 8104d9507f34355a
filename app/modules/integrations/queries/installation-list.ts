import type { Context } from "#app/platform/context/context.ts";
import type { ConnectorKind } from "../domain/kinds.ts";
import { healthOf, type Health } from "../domain/schedule.ts";
import { refusedRows } from "./refused-rows.ts";
import { sql } from "#tenancy/sql.ts";

export type ListedInstallation = {
  id: string;
  connector: string;
  kind: ConnectorKind;
  name: string;
  account: string | null;
  health: Health;
  failures: number;
  lastError: string | null;
  lastGoodAt: string | null;
  nextRunAt: string | null;
  /** So many rows the last run that was done left out. */
  refused: number;
};

type Row = Omit<ListedInstallation, "health" | "lastGoodAt" | "nextRunAt"> & {
  status: string;
  lastGoodAt: Date | null;
  nextRunAt: Date | null;
};

/** The installations of the company, those in trouble first. */
export async function listInstallations(context: Context, kind: ConnectorKind | null): Promise<ListedInstallation[]> {
  const rows = await context.rows<Row>(
    sql`select id, connector, kind, name, account, status, failures, last_error as "lastError",
      last_good_at as "lastGoodAt", next_run_at as "nextRunAt", ${refusedRows}
       from {connector_installation} i where ${kind}::text is null or kind = ${kind} order by failures > 0 desc, lower(name), id`,
  );
  return rows.map(({ status, lastGoodAt, nextRunAt, ...row }) => ({
    ...row,
    health: healthOf({ ...row, status, lastGoodAt }),
    lastGoodAt: lastGoodAt?.toISOString() ?? null,
    nextRunAt: nextRunAt?.toISOString() ?? null,
  }));
}
