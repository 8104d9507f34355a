import { isPresent } from "#app/modules/people/index.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { sql } from "#tenancy/sql.ts";
import { lifecycleEvents } from "./events.ts";
import { lifecyclePlaces } from "./lifecycle-places.ts";

type OfJourney = Heard<{ journeyId: string; employeeId: string }>;
type OfGiven = Heard<{ journeyId: string; employeeId: string; assigneeId: string }>;
type OfDue = Heard<{ journeyId: string; employeeId: string; assigneeId: string; count: number }>;

/** The person is told of their own journey where it was told to them; whoever has steps, of these; whoever runs it, of its end. */
export const lifecycleNotices = hears<readonly Notice[]>()(lifecycleEvents, {
  "lifecycle.journey-started": async (context, event: OfJourney) => [
    ...(await tellPerson(context, event, "started-own")),
    ...(await tellAssignees(context, event, "started-steps")),
  ],
  "lifecycle.journey-told": (context, event: OfJourney) => tellPerson(context, event, "started-own"),
  "lifecycle.journey-withdrawn": async (context, event: OfJourney) => [
    ...(await tellPerson(context, event, "withdrawn-own")),
    ...(await tellAssignees(context, event, "withdrawn-steps")),
  ],
  "lifecycle.journey-moved": tellHeirs,
  "lifecycle.journey-finished": async (context, event: OfJourney) => {
    const told = await journeyTold(context, event.payload.journeyId);
    return told?.startedBy ? [notice(event, told, { to: told.startedBy, kind: "finished" })].flat() : [];
  },
  "lifecycle.step-given": async (context, event: OfGiven) => {
    const told = await journeyTold(context, event.payload.journeyId);
    return told ? notice(event, told, { to: event.payload.assigneeId, kind: "step-given" }) : [];
  },
  "lifecycle.steps-due": async (context, event: OfDue) => {
    const told = await journeyTold(context, event.payload.journeyId);
    if (!told) return [];
    return notice(event, told, { to: event.payload.assigneeId, kind: "steps-due", count: event.payload.count });
  },
});

type Told = {
  journeyId: string;
  name: string;
  date: string;
  moment: string;
  told: boolean;
  startedBy: string | null;
};

/** Facts of a journey for a message; the day in the words of the person it is about. */
async function journeyTold(context: Context, journeyId: string): Promise<Told | null> {
  const found = await firstRow<Omit<Told, "date"> & { day: string; language: string }>(
    context,
    sql`select j.id as "journeyId", e.display_name as name, j.on_day::text as day, j.moment, j.told, j.started_by as "startedBy",
        coalesce(e.language, o.language) as language
      from {lifecycle_journey} j join {employee} e on e.id = j.employee_id cross join {organization} o
      where j.id = ${journeyId}`,
  );
  if (!found) return null;
  const { day, language, ...rest } = found;
  return { ...rest, date: createFormat(language, "UTC", toldBy(context.tenant)).date(day) };
}

async function tellPerson(context: Context, event: OfJourney, kind: string): Promise<Notice[]> {
  const told = await journeyTold(context, event.payload.journeyId);
  return told?.told ? notice(event, told, { to: event.payload.employeeId, kind }) : [];
}

/** Whoever has steps of it besides the person, each once with how many they are. */
async function tellAssignees(context: Context, event: OfJourney, kind: string): Promise<Notice[]> {
  const { journeyId, employeeId } = event.payload;
  const told = await journeyTold(context, journeyId);
  if (!told) return [];
  const rows = await context.rows<{ id: string; count: number }>(
    sql`select s.assignee_id as id, count(*)::int as count from {lifecycle_step} s
      where s.journey_id = ${journeyId} and s.assignee_id <> ${employeeId} and s.state = 'OPEN'
        and ${isPresent(sql`s.assignee_id`, context.today())} group by s.assignee_id order by s.assignee_id`,
  );
  return rows.flatMap(({ id, count }) => notice(event, told, { to: id, kind, count }));
}

/** Whoever got something on the day. */
async function tellHeirs(context: Context, event: OfJourney): Promise<Notice[]> {
  const told = await journeyTold(context, event.payload.journeyId);
  if (!told) return [];
  const rows = await context.rows<{ id: string; count: number }>(
    sql`select h.to_id as id, count(*)::int as count from {lifecycle_handing} h
      where h.journey_id = ${told.journeyId} and h.given_at is not null group by h.to_id order by h.to_id`,
  );
  return rows.flatMap(({ id, count }) =>
    notice(event, told, { to: id, kind: "handed-over", count, link: "/app/inbox" }),
  );
}

function notice(
  { actorId }: { actorId: string | null },
  { journeyId, name, date, moment }: Told,
  { to, kind, count, link }: { to: string; kind: string; count?: number; link?: string },
): Notice[] {
  if (to === actorId) return [];
  const params = { name, date, moment, ...(count !== undefined && { count }) };
  return [{ recipientId: to, room: "lifecycle", kind, params, link: link ?? lifecyclePlaces.journey(journeyId) }];
}
