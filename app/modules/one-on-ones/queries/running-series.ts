import { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { sql } from "#tenancy/sql.ts";

/** As it is chosen at the moment; nobody is no fault. */
export const runningSeriesInput = z.object({ with: optionalInput(z.uuid()).catch(undefined) });

export type RunningSeries = { id: string; everyWeeks: number; minutes: number };

/** The series that the actor has with somebody already, and that comes again; null where there is none. */
export async function runningSeries(
  context: Context,
  { with: partnerId }: z.output<typeof runningSeriesInput>,
): Promise<RunningSeries | null> {
  if (!partnerId || context.viewedBy) return null;
  const me = context.actor.employeeId;
  return firstRow<RunningSeries>(
    context,
    sql`select s.id, s.every_weeks::int as "everyWeeks", s.minutes::int as minutes from {one_on_one_series} s
      where s.archived_at is null and s.every_weeks > 0
        and (s.organiser_id, s.partner_id) in ((${me}, ${partnerId}::uuid), (${partnerId}::uuid, ${me}))
      order by s.created_at desc, s.id desc limit 1`,
  );
}
