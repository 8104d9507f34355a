import { toldBy } from "#app/platform/company/company-told.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice, SettledNudge } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { repliesTo } from "./data/reply-record.ts";
import { inNameOf, oneOnOneEvents } from "./events.ts";
import { oneOnOnePlaces } from "./one-on-one-places.ts";
import { instant, sql } from "#tenancy/sql.ts";

/**
 * The other one is told when a 1:1 is scheduled, moved, edited, cancelled or restored, and whether somebody will be there;
 * nobody of what they did themselves.
 */
export const oneOnOneNotices = hears<readonly Notice[]>()(oneOnOneEvents, {
  "one-on-ones.scheduled": (context, event) => tellOther(context, inNameOf(event), "scheduled"),
  "one-on-ones.moved": (context, event) => tellOther(context, event, "moved"),
  "one-on-ones.edited": (context, event) => tellOther(context, event, "edited"),
  "one-on-ones.state-changed": (context, event) => {
    const { state } = event.payload;
    if (state === "CANCELLED") return tellOther(context, event, "cancelled");
    return state === "NOT_STARTED" ? tellOther(context, event, "restored") : Promise.resolve([]);
  },
  "one-on-ones.replied": async (context, event) => {
    const { meetingId, reply } = event.payload;
    const said = (await repliesTo(context, meetingId)).get(event.actorId ?? "");
    // It was moved meanwhile, or something else was said of it.
    if (said?.reply !== reply) return [];
    const kind = said.proposedAt ? "proposed" : reply.toLowerCase();
    return tellOther(context, event, kind, { byMail: false, instead: said.proposedAt });
  },
  "one-on-ones.handover-asked": (context, event) => tellOfHandover(context, event, "handover-asked"),
  "one-on-ones.handover-answered": (context, event) =>
    event.payload.state === "AGREED" ? tellOfHandover(context, event, "handover-agreed") : Promise.resolve([]),
});

/** Who is asked hears of it, and who asked of the consent; that somebody declined is for the page alone. */
async function tellOfHandover(
  context: Context,
  { payload, actorId }: Heard<{ seriesId: string }>,
  kind: string,
): Promise<Notice[]> {
  const { seriesId } = payload;
  const found = await firstRow<{ recipientId: string; actor: string; state: string }>(
    context,
    sql`select case when h.employee_id = a.id then h.manager_id else h.employee_id end as "recipientId",
        a.display_name as actor, h.state from {one_on_one_handover} h join {employee} a on a.id = ${actorId}::uuid
      where h.series_id = ${seriesId} and a.id in (h.employee_id, h.manager_id)`,
  );
  if (!found || found.state === "DONE") return [];
  const { recipientId, actor } = found;
  return [{ recipientId, room: "one-on-ones", kind, params: { actor }, link: oneOnOnePlaces.series(seriesId) }];
}

type Told = {
  seriesId: string;
  startsAt: string;
  actor: string;
  recipientId: string;
  language: string;
  timeZone: string;
  inCalendar: boolean;
};

async function tellOther(
  context: Context,
  { payload, actorId }: Heard<{ meetingId: string }>,
  kind: string,
  /** Whether an invitation by mail says it too; when somebody could instead. */
  { byMail = true, instead = null as string | null } = {},
): Promise<Notice[]> {
  const { meetingId } = payload;
  const found = await firstRow<Told>(
    context,
    sql`select s.id as "seriesId", ${instant(sql`m.starts_at`)} as "startsAt", a.display_name as actor, r.id as "recipientId",
        coalesce(r.language, c.language) as language, coalesce(r.time_zone, c.time_zone) as "timeZone",
        s.in_calendar and s.archived_at is null as "inCalendar"
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id join {employee} a on a.id = ${actorId}::uuid
      join {employee} r on r.id = case when s.organiser_id = a.id then s.partner_id else s.organiser_id end
        cross join {organization} c
     where m.id = ${meetingId} and a.id in (s.organiser_id, s.partner_id)`,
  );
  if (!found) return [];
  const { seriesId, startsAt, actor, recipientId, language, timeZone, inCalendar } = found;
  const { dateTime } = createFormat(language, timeZone, toldBy(context.tenant));
  return [
    {
      recipientId,
      room: "one-on-ones",
      kind,
      params: { actor, when: dateTime(startsAt), ...(instead && { instead: dateTime(instead) }) },
      link: oneOnOnePlaces.meeting(seriesId, meetingId),
      about: { kind: "OneOnOne", id: meetingId },
      // The invitation for calendars says it by mail.
      ...(inCalendar && byMail && { mailedApart: true as const }),
    },
  ];
}

/** Who said whether they will be there has heard that they are invited. */
export const oneOnOneSettles = hears<readonly SettledNudge[]>()(oneOnOneEvents, {
  "one-on-ones.replied": async (_context, { payload, actorId }) =>
    actorId === null
      ? []
      : [
          {
            recipientId: actorId,
            kinds: ["scheduled", "moved", "edited", "restored"],
            link: oneOnOnePlaces.meeting(payload.seriesId, payload.meetingId),
          },
        ],
});
