import { firstRow, type Context } from "#app/platform/context/context.ts";
import { keptUse, type RecordUse } from "#app/platform/contributions/record-use.ts";
import { sql } from "#tenancy/sql.ts";

/** Meetings stay at the moment they were agreed on, whatever the company's zone. */
export async function meetingsRestingOn(context: Context, about: string, id: string): Promise<RecordUse[]> {
  if (about !== "Company" || id !== "timeZone") return [];
  const found = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from {one_on_one_meeting}
        where status = 'NOT_STARTED' and starts_at > ${context.clock.now()}`,
  );
  return keptUse("company-keeps.timeZone", found!.count);
}
