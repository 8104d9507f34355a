import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { NearDue } from "#app/platform/contributions/room-time.ts";
import { noonOf } from "#app/platform/time/days.ts";
import type { ToldOf } from "../use-cases/notify.ts";
import { sql } from "#tenancy/sql.ts";

/** So many at once; the others follow a few minutes later. */
const mostAtOnce = 500;

/**
 * What people have not been told of yet, of what a room says is due soon: from 8 in the morning by their own clock, since
 * nobody is woken by what is due in two days.
 */
export async function untoldDues(context: Context, room: string, { rows, read }: NearDue): Promise<ToldOf[]> {
  const due = await context.rows<{ recipientId: string; kind: string; event: string; day: string; said: never }>(
    sql`with near as (select x.*, 'due ' || x.key || ' ' || x.due_on::text as event from (${rows}) x)
      select d.recipient_id as "recipientId", d.kind, d.event, d.due_on::text as day, d.said
      from near d join {employee} e on e.id = d.recipient_id cross join {organization} c
      where extract(hour from ${context.clock.now()}::timestamptz at time zone coalesce(e.time_zone, c.time_zone)) >= 8
        and ${isPresent(sql`e.id`, context.today())}
        and not exists (select from {notification} n
          where n.recipient_id = d.recipient_id and n.event_key = d.event || ':' || d.kind)
      order by d.due_on, d.key, d.recipient_id limit ${mostAtOnce}`,
  );
  return due.map(({ recipientId, kind, event, day, said }) => ({
    event,
    notice: { recipientId, room, kind, ...read(said, noonOf(day)) },
  }));
}
