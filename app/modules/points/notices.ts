import { holdsAdminAccess, holdsScopedAccess } from "#app/modules/access/index.ts";
import { isPresent, liveReportingLine, unitsAround } from "#app/modules/people/index.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { sql } from "#tenancy/sql.ts";
import { pointsEvents } from "./events.ts";
import { draftsFor } from "./use-cases/draft-note-of-threshold.ts";
import { pointsPlaces } from "./points-places.ts";

type OfEvent = Heard<{ employeeId: string; eventId: string }>;
type OfAppeal = Heard<{ employeeId: string; eventId: string; state: string }>;
type OfEscalation = Heard<{ employeeId: string; escalationId: string }>;

/** The person is told of all that is said of them; who leads them and who administers points, of what waits for them. */
export const pointsNotices = hears<readonly Notice[]>()(pointsEvents, {
  "points.event-recorded": (context, event) => tellOfEvent(context, event, "recorded"),
  "points.event-corrected": (context, event) => tellOfEvent(context, event, "corrected"),
  "points.event-withdrawn": (context, event) => tellOfEvent(context, event, "withdrawn"),
  "points.event-restored": (context, event) => tellOfEvent(context, event, "restored"),
  "points.threshold-reached": tellOfThreshold,
  "points.escalation-withdrawn": async (context, event: OfEscalation) => {
    const found = await escalationOf(context, event.payload.escalationId);
    if (!found?.action.includes("EMPLOYEE")) return [];
    return told(event, found, { to: [event.payload.employeeId], kind: "threshold-withdrawn" });
  },
  "points.appeal-asked": async (context, event) => {
    const { employeeId, eventId } = event.payload;
    const params = await eventParams(context, eventId);
    if (!params) return [];
    const people = await above(context, employeeId, { manager: true, admins: true });
    return notices(event, params, { to: people, kind: "appeal-asked", link: pointsPlaces.person(employeeId) });
  },
  "points.appeal-decided": async (context, event: OfAppeal) => {
    const { employeeId, eventId, state } = event.payload;
    const params = state === "DECLINED" ? await eventParams(context, eventId) : null;
    return params ? notices(event, params, { to: [employeeId], kind: "appeal-declined", link: pointsPlaces.mine }) : [];
  },
});

/** What was withdrawn because of an appeal is told as its answer. */
async function tellOfEvent(context: Context, event: OfEvent, kind: string): Promise<readonly Notice[]> {
  const params = await eventParams(context, event.payload.eventId);
  if (!params || (kind !== "withdrawn" && (await toldByThreshold(context, event.payload.eventId)))) return [];
  const { granted, ...rest } = params;
  const named = kind === "withdrawn" && granted ? "appeal-granted" : kind;
  return notices(event, rest, { to: [event.payload.employeeId], kind: named, link: pointsPlaces.mine });
}

/** Whether the person is told of a threshold this very event made them reach: that says it, and they get one mail. */
async function toldByThreshold(context: Context, eventId: string): Promise<boolean> {
  const found = await firstRow(
    context,
    sql`select from {points_entry} n join {points_escalation} x on x.employee_id = n.employee_id
      where n.event_id = ${eventId} and n.points > 0 and n.counts_on <= x.crossed_on and n.expires_on > x.crossed_on
        and x.notification_action like '%EMPLOYEE%' and x.state <> 'WITHDRAWN'
        and x.raised_at >= n.posted_at and x.raised_at < n.posted_at + interval '1 minute'`,
  );
  return found !== null;
}

/** Facts of an event in the words of the person it is about. */
async function eventParams(context: Context, eventId: string) {
  const found = await firstRow<{ name: string; day: string; count: number; granted: boolean; language: string }>(
    context,
    sql`select e.display_name as name, s.day::text as day, coalesce(e.language, o.language) as language,
        coalesce((select sum(n.points) from {points_entry} n where n.event_id = s.id and n.cause <> 'CREDIT'), 0)::int as count,
        exists (select from {points_appeal} a where a.event_id = s.id and a.state = 'GRANTED') as granted
      from {shift_event} s join {employee} e on e.id = s.employee_id cross join {organization} o where s.id = ${eventId}`,
  );
  if (!found) return null;
  const format = createFormat(found.language, "UTC", toldBy(context.tenant));
  return { name: found.name, date: format.date(found.day), count: found.count, granted: found.granted };
}

type Escalation = { name: string; count: number; action: string; escalation: string; level: number };

function escalationOf(context: Context, escalationId: string): Promise<Escalation | null> {
  return firstRow<Escalation>(
    context,
    sql`select e.display_name as name, x.points as count, x.notification_action as action,
        x.escalation_action as escalation, coalesce(x.probation_level, 0) as level
      from {points_escalation} x join {employee} e on e.id = x.employee_id where x.id = ${escalationId}`,
  );
}

const asked: Readonly<Record<string, string>> = {
  NONE: "threshold",
  DISCIPLINARY_NOTE: "threshold-note",
  PROBATION_REVIEW: "threshold-review",
};

async function tellOfThreshold(context: Context, event: OfEscalation): Promise<readonly Notice[]> {
  const { employeeId, escalationId } = event.payload;
  const found = await escalationOf(context, escalationId);
  if (!found) return [];
  const { action, escalation } = found;
  const drafts = escalation === "DISCIPLINARY_NOTE" ? await draftsFor(context, employeeId) : null;
  const people = await above(context, employeeId, {
    manager: action.includes("MANAGER"),
    admins: action.includes("ADMIN"),
  });
  return [
    ...(action.includes("EMPLOYEE") ? told(event, found, { to: [employeeId], kind: "threshold-own" }) : []),
    // Whom the draft of a note waits for is told of it by the note alone.
    ...told(event, found, { to: people.filter((id) => id !== drafts), kind: asked[escalation] ?? "threshold" }),
  ];
}

function told(event: OfEscalation, { name, count, level }: Escalation, whom: { to: readonly string[]; kind: string }) {
  const { employeeId } = event.payload;
  const link = whom.to.includes(employeeId) ? pointsPlaces.mine : pointsPlaces.person(employeeId);
  // Whoever recorded the event that reached it is told as well: what follows is theirs to do.
  return notices({ ...event, actorId: null }, { name, count, level }, { ...whom, link });
}

/** Who leads somebody directly, and who administers points of the company or of a unit around them; nobody of themselves. */
async function above(
  context: Context,
  employeeId: string,
  { manager, admins }: { manager: boolean; admins: boolean },
): Promise<string[]> {
  const today = context.today();
  const units = admins ? await unitsAround(context, [employeeId]) : [];
  const rows = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e where e.id <> ${employeeId} and ${isPresent(sql`e.id`, today)} and (
      (${manager} and e.id in (select a.manager_id from {assignment} a
        where a.employee_id = ${employeeId} and ${liveReportingLine(today)}))
      or (${admins} and (${holdsAdminAccess(["POINTS_ADMIN"])} or ${holdsScopedAccess("POINTS_ADMIN", units)})))
      order by e.id`,
  );
  return rows.map(({ id }) => id);
}

function notices(
  { actorId, payload: { employeeId } }: Pick<Heard<{ employeeId: string }>, "actorId" | "payload">,
  params: Record<string, string | number | boolean>,
  { to, kind, link }: { to: readonly string[]; kind: string; link: string },
): Notice[] {
  const { granted: _, ...said } = params as Record<string, string | number>;
  const about = { kind: "Points", id: employeeId };
  return to
    .filter((recipientId) => recipientId !== actorId)
    .map((recipientId) => ({ recipientId, room: "points", kind, params: said, link, about }));
}
