import { firstRow, type Context } from "#app/platform/context/context.ts";
import { keptUse, type RecordUse } from "#app/platform/contributions/record-use.ts";
import { sql } from "#tenancy/sql.ts";

/** Metrics in money keep the currency the company had when they were made. */
export async function metricsRestingOn(context: Context, about: string, id: string): Promise<RecordUse[]> {
  if (about !== "Company" || id !== "currency") return [];
  const found = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from {metric} where currency is not null and retired_at is null`,
  );
  return keptUse("company-keeps.currency", found!.count);
}
