import { managersAbove } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { readSettings } from "./settings.ts";
import { nextMeetingWith, type NextMeeting } from "./next-meeting-with.ts";
import { runningSeries, type RunningSeries } from "./running-series.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** The reader's own 1:1s with one person; those of others are told to nobody here. */
export type OneOnOnesWithPerson = {
  next: NextMeeting | null;
  running: RunningSeries | null;
  /** When they last met, and how often. */
  lastAt: string | null;
  held: number;
  /** The reader may schedule one. */
  mayMeet: boolean;
};

/** Null for oneself, and while somebody sees the product as another person. */
export async function oneOnOnesWith(context: Context, employeeId: string): Promise<OneOnOnesWithPerson | null> {
  const me = context.actor.employeeId;
  if (employeeId === me || context.viewedBy) return null;
  const met = await firstRow<{ lastAt: string | null; held: number }>(
    context,
    sql`select ${instant(sql`max(m.starts_at)`)} as "lastAt", count(*)::int as held
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
     where m.status = 'ACKNOWLEDGED' and (s.organiser_id, s.partner_id) in ((${me}::uuid, ${employeeId}::uuid),
       (${employeeId}::uuid, ${me}::uuid))`,
  );
  const above = await managersAbove(context, [me, employeeId]);
  const facts = {
    kind: "OneOnOnePartner",
    arrangedBy: (await readSettings(context)).arrangedBy,
    managerIds: above.get(employeeId) ?? [],
  };
  return {
    next: await nextMeetingWith(context, employeeId),
    running: await runningSeries(context, { with: employeeId }),
    lastAt: met?.lastAt ?? null,
    held: met?.held ?? 0,
    mayMeet: (await context.ability()).decide("meet", facts).allowed,
  };
}
