import type { Context } from "#app/platform/context/context.ts";
import type { AccountAsked, AccountItem } from "#app/platform/contributions/account.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { instant, sql } from "#tenancy/sql.ts";

const most = 30;

/** What the actor and somebody talked about in some months, where both read it; of oneself, with whomever it was. */
export async function oneOnOneAccount(
  context: Context,
  { employeeId, from, to }: AccountAsked,
): Promise<AccountItem[]> {
  if (context.viewedBy) return [];
  const me = context.actor.employeeId;
  const rows = await context.rows<Omit<AccountItem, "link" | "kind"> & { seriesId: string; meetingId: string }>(
    sql`select p.id, ${instant(sql`m.starts_at`)} as at, a.display_name as by, p.body as text, s.id as "seriesId",
        m.id as "meetingId"
      from {one_on_one_point} p join {one_on_one_series} s on s.id = p.series_id
        join {one_on_one_meeting} m on m.id = p.done_in join {employee} a on a.id = p.author_id
     where p.audience = 'BOTH' and p.deleted_at is null and ${me}::uuid in (s.organiser_id, s.partner_id)
       and ${employeeId}::uuid in (s.organiser_id, s.partner_id) and m.starts_at >= ${from}::date
       and m.starts_at < ${to}::date + 1 order by m.starts_at desc, p.id limit ${most}`,
  );
  return rows.map(({ seriesId, meetingId, ...row }) => ({
    ...row,
    kind: "TALKING_POINT",
    link: oneOnOnePlaces.meeting(seriesId, meetingId),
  }));
}
