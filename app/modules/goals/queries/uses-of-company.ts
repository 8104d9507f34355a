import { firstRow, type Context } from "#app/platform/context/context.ts";
import { keptUse, type RecordUse } from "#app/platform/contributions/record-use.ts";
import { sql } from "#tenancy/sql.ts";
import { templatesRestingOn } from "./template-list.ts";

/** What goals do with a record of another room, and what of them keeps what the company said when they were made. */
export async function goalsRestingOn(context: Context, about: string, id: string): Promise<RecordUse[]> {
  if (about !== "Company") return templatesRestingOn(context, about, id);
  const counted = {
    currency: sql`select count(*)::int as count from {goal} where currency is not null and deleted_at is null`,
    fiscalYearStartMonth: sql`select count(*)::int as count from {goal_period} p where p.kind <> 'CUSTOM' and
      exists (select from {goal} g where g.period_id = p.id and g.deleted_at is null)`,
  };
  if (id !== "currency" && id !== "fiscalYearStartMonth") return [];
  const found = await firstRow<{ count: number }>(context, counted[id]);
  return keptUse(`company-keeps.${id}`, found!.count);
}
