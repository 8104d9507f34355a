import type { Context } from "#app/platform/context/context.ts";
import type { Obligation, Owed } from "#app/platform/contributions/owed.ts";
import { minuteBegun } from "#app/platform/time/clock.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { otherId } from "./series-list.ts";
import { sql } from "#tenancy/sql.ts";

type OwedMeeting = { id: string; seriesId: string; name: string; on: string; running: boolean };

/** 1:1s of today, and those that were opened and never completed; of nobody who is looked at by an admin. */
export function meetingsOwed(context: Context): Owed {
  const me = context.actor.employeeId;
  const zone = context.actor.timeZone;
  return {
    open: sql`from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
      join {employee} o on o.id = ${otherId(context)}
      where ${context.viewedBy === undefined} and (s.organiser_id = ${me} or s.partner_id = ${me}) and s.archived_at is null
        and (m.status = 'ACTIVE' and m.ends_at < ${minuteBegun(context.clock)} or m.status in ('NOT_STARTED', 'ACTIVE')
          and (m.starts_at at time zone ${zone})::date = ${context.today()}::date)`,
    row: sql`jsonb_build_object('id', m.id, 'seriesId', s.id, 'name', o.display_name, 'on',
      (m.starts_at at time zone ${zone})::date::text, 'running', m.status = 'ACTIVE')`,
    orderBy: sql`m.starts_at, m.id`,
    read: obligationOf,
  };
}

function obligationOf({ id, seriesId, name, on, running }: OwedMeeting): Obligation {
  const link = oneOnOnePlaces.meeting(seriesId, id);
  return {
    key: `one-on-ones:${id}`,
    room: "one-on-ones",
    label: running ? "obligations.complete" : "obligations.today",
    params: { name },
    link,
    dueOn: on,
    act: { label: running ? "obligations.act-complete" : "obligations.act-open", href: link },
  };
}
