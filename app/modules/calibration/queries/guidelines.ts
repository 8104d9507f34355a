import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Percent expected by place; empty where the cycle has no guideline. */
export async function guidelinesOf(context: Context, cycleId: string): Promise<Map<string, number>> {
  const rows = await context.rows<{ place: string; percent: number }>(
    sql`select place, percent::int as percent from {calibration_guideline} where cycle_id = ${cycleId}`,
  );
  return new Map(rows.map(({ place, percent: value }) => [place, value]));
}
