import type { Context } from "#app/platform/context/context.ts";
import type { CountedThing } from "#app/platform/contributions/counted-thing.ts";
import { healthOf } from "../domain/schedule.ts";
import { sql } from "#tenancy/sql.ts";

type Row = { connector: string; status: string; failures: number; lastError: string | null; lastGoodAt: Date | null };

/** How the company's connectors stand, by the same rule as its administrators read it. */
export async function countConnectors(context: Context): Promise<CountedThing[]> {
  const rows = await context.rows<Row>(
    sql`select connector, status, failures, last_error as "lastError", last_good_at as "lastGoodAt"
      from {connector_installation}`,
  );
  const counts = new Map<string, CountedThing>();
  for (const { connector, ...row } of rows) {
    const state = healthOf(row).toLowerCase();
    const key = `${connector} ${state}`;
    counts.set(key, { kind: connector, state, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
