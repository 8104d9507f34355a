import { holdsAdminAccess, holdsScopedAccess } from "#app/modules/access/index.ts";
import { isPresent, liveReportingLine, unitsAround } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { sql } from "#tenancy/sql.ts";
import { pointsEvents } from "./events.ts";
import { pointsPlaces } from "./points-places.ts";
import { balanceOf, countedOn, toldEvent, wordsFor, type CountedEvent, type ToldEvent } from "./queries/told-points.ts";
import { draftsFor } from "./use-cases/draft-note-of-threshold.ts";

type OfEvent = Heard<{ employeeId: string; eventId: string; byAppeal?: boolean | undefined }>;
type OfSeveral = Heard<{ employeeId: string; count: number; from: string; to: string; escalationIds: string[] }>;
type OfAppeal = Heard<{ employeeId: string; eventId: string; state: string }>;
type OfEscalation = Heard<{ employeeId: string; escalationId: string }>;

/** The person is told of all that is said of them; who leads them and who administers points, of what waits for them. */
export const pointsNotices = hears<readonly Notice[]>()(pointsEvents, {
  "points.event-recorded": (context, event) => tellOfEvent(context, event, "recorded"),
  "points.event-corrected": (context, event) =>
    tellOfEvent(context, event, event.payload.byAppeal ? "appeal-corrected" : "corrected"),
  "points.event-withdrawn": (context, event) => tellOfEvent(context, event, "withdrawn"),
  "points.event-restored": (context, event) => tellOfEvent(context, event, "restored"),
  "points.events-recorded": (context, event) => tellOfSeveral(context, event, "recorded-several"),
  "points.events-corrected": (context, event) => tellOfSeveral(context, event, "corrected-several"),
  "points.events-withdrawn": (context, event) => tellOfSeveral(context, event, "withdrawn-several"),
  "points.threshold-reached": tellOfThreshold,
  "points.escalation-withdrawn": async (context, { actorId, payload: { escalationId } }: OfEscalation) => {
    const found = await escalationOf(context, escalationId);
    if (!found?.action.includes("EMPLOYEE")) return [];
    return toEach([ownOf(found)], { kind: "threshold-withdrawn", actorId, of: found }, () => ({ count: found.count }));
  },
  "points.appeal-asked": async (context, { actorId, payload: { employeeId, eventId } }) => {
    const found = await toldEvent(context, eventId);
    const people = found ? await above(context, employeeId, { manager: true, admins: true }) : [];
    const kindOf = ({ id }: Reader) => (id === found!.recordedBy ? "appeal-asked-of" : "appeal-asked");
    return people.flatMap((reader) =>
      toEach([reader], { kind: kindOf(reader), actorId, of: found! }, ({ language }) =>
        saidOf(context, found!, language),
      ),
    );
  },
  "points.appeal-decided": async (context, { actorId, payload: { eventId, state } }: OfAppeal) => {
    const found = state === "DECLINED" ? await toldEvent(context, eventId) : null;
    return found ? toOwn(context, found, { kind: "appeal-declined", actorId }) : [];
  },
});

/** What was withdrawn or corrected because of an appeal is told as its answer. */
async function tellOfEvent(
  context: Context,
  { actorId, payload: { eventId } }: OfEvent,
  kind: string,
): Promise<readonly Notice[]> {
  const found = await toldEvent(context, eventId);
  const answers = kind === "withdrawn" || kind === "appeal-corrected";
  if (!found || (!answers && (await toldByThreshold(context, eventId)))) return [];
  return toOwn(context, found, { kind: kind === "withdrawn" && found.granted ? "appeal-granted" : kind, actorId });
}

function toOwn(context: Context, event: ToldEvent, told: Pick<Telling, "kind" | "actorId">): Notice[] {
  return toEach([ownOf(event)], { ...told, of: event }, ({ language }) => {
    const { t, points } = wordsFor(context, language);
    const { why, ...said } = saidOf(context, event, language);
    return { ...said, why: `${why} ${t("mails.balance", { points: points(event.balance) })}` };
  });
}

/** Several at once are told once, and by the threshold alone where they made the person reach one. */
async function tellOfSeveral(
  context: Context,
  { actorId, payload: { employeeId, count, from, to, escalationIds } }: OfSeveral,
  kind: string,
): Promise<readonly Notice[]> {
  for (const id of escalationIds) if ((await escalationOf(context, id))?.action.includes("EMPLOYEE")) return [];
  const found = await balanceOf(context, employeeId);
  if (!found) return [];
  return toEach([ownOf(found)], { kind, actorId, of: found }, ({ language }) => {
    const { format, points } = wordsFor(context, language);
    return { count, from: format.date(from), to: format.date(to), points: points(found.balance) };
  });
}

/** What a notice says of an event, and its mail why: which shift, which rule, and until when it counts. */
function saidOf(context: Context, event: ToldEvent, language: string) {
  const { format, what, reason } = wordsFor(context, language);
  const why = `${what(event)}. ${reason(event, event.today)}`;
  return { name: event.name, date: format.date(event.day), count: event.points, why };
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

type Escalation = {
  employeeId: string;
  name: string;
  language: string;
  count: number;
  on: string;
  action: string;
  escalation: string;
  level: number;
};

function escalationOf(context: Context, escalationId: string): Promise<Escalation | null> {
  return firstRow<Escalation>(
    context,
    sql`select e.id as "employeeId", e.display_name as name, coalesce(e.language, o.language) as language,
        x.points as count, x.crossed_on::text as on, x.notification_action as action,
        x.escalation_action as escalation, coalesce(x.probation_level, 0) as level
      from {points_escalation} x join {employee} e on e.id = x.employee_id cross join {organization} o
      where x.id = ${escalationId}`,
  );
}

const asked: Readonly<Record<string, string>> = {
  NONE: "threshold",
  DISCIPLINARY_NOTE: "threshold-note",
  PROBATION_REVIEW: "threshold-review",
};

async function tellOfThreshold(context: Context, event: OfEscalation): Promise<readonly Notice[]> {
  const found = await escalationOf(context, event.payload.escalationId);
  if (!found) return [];
  const { employeeId, action, escalation } = found;
  const drafts = escalation === "DISCIPLINARY_NOTE" ? await draftsFor(context, employeeId) : null;
  const people = await above(context, employeeId, {
    manager: action.includes("MANAGER"),
    admins: action.includes("ADMIN"),
  });
  const counted = await countedOn(context, found);
  const said = ({ language }: Reader) => saidOfThreshold(context, found, { counted, language });
  // Whoever recorded the event that reached it is told as well: what follows is theirs to do.
  const told = { actorId: null, of: found };
  return [
    ...(action.includes("EMPLOYEE") ? toEach([ownOf(found)], { ...told, kind: "threshold-own" }, said) : []),
    // Whom the draft of a note waits for is told of it by the note alone.
    ...toEach(
      people.filter(({ id }) => id !== drafts),
      { ...told, kind: asked[escalation] ?? "threshold" },
      said,
    ),
  ];
}

type Counted = { counted: readonly CountedEvent[]; language: string };

function saidOfThreshold(context: Context, { name, count, level, on }: Escalation, { counted, language }: Counted) {
  const { t, format, what, points } = wordsFor(context, language);
  const lineOf = (event: CountedEvent) =>
    t("mails.line", {
      ...{ date: format.date(event.day), what: what(event), points: points(event.points) },
      until: format.date(event.expiresOn),
    });
  return { name, count, level, date: format.date(on), counted: counted.map(lineOf).join("\n") };
}

type Reader = { id: string; language: string };

/** Who leads somebody directly, and who administers points of the company or of a unit around them; nobody of themselves. */
async function above(
  context: Context,
  employeeId: string,
  { manager, admins }: { manager: boolean; admins: boolean },
): Promise<Reader[]> {
  const today = context.today();
  const units = admins ? await unitsAround(context, [employeeId]) : [];
  return context.rows<Reader>(
    sql`select e.id, coalesce(e.language, o.language) as language from {employee} e cross join {organization} o
      where e.id <> ${employeeId} and ${isPresent(sql`e.id`, today)} and (
      (${manager} and e.id in (select a.manager_id from {assignment} a
        where a.employee_id = ${employeeId} and ${liveReportingLine(today)}))
      or (${admins} and (${holdsAdminAccess(["POINTS_ADMIN"])} or ${holdsScopedAccess("POINTS_ADMIN", units)})))
      order by e.id`,
  );
}

const ownOf = ({ employeeId: id, language }: { employeeId: string; language: string }): Reader => ({ id, language });

type Telling = { kind: string; actorId: string | null; of: { employeeId: string } };

/** A notice for each, in the words of each; none for who did it. */
function toEach(
  to: readonly Reader[],
  { kind, actorId, of: { employeeId } }: Telling,
  said: (reader: Reader) => Record<string, string | number>,
): Notice[] {
  return to
    .filter(({ id }) => id !== actorId)
    .map((reader) => ({
      ...{ recipientId: reader.id, room: "points", kind, params: said(reader) },
      link: reader.id === employeeId ? pointsPlaces.mine : pointsPlaces.person(employeeId),
      about: { kind: "Points", id: employeeId },
    }));
}
