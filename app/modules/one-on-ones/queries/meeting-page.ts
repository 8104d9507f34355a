import { commentThread, type CommentThreadView } from "#app/modules/comments/index.ts";
import { openGoalsOf } from "#app/modules/goals/index.ts";
import { tasksInBrief, type TaskBrief } from "#app/modules/initiatives/index.ts";
import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { ToAgree } from "#app/platform/contributions/talk-subject.ts";
import { plainText } from "#app/platform/rich-text/clean-rich-text.ts";
import { textOfBytes } from "#app/platform/shared-text/bytes-as-text.ts";
import { wholeOf } from "#app/platform/shared-text/shared-text.ts";
import { factsOf, meetingsOf, requireMeeting, textFacts, type OneMeeting } from "../data/one-on-one-record.ts";
import { repliesTo } from "../data/reply-record.ts";
import { isHandedOver } from "../data/text-rules-sql.ts";
import { openSharedNote } from "../data/shared-note-record.ts";
import { holdsPoints } from "../domain/carry-over.ts";
import { standingOf, type MeetingState, type Standing } from "../domain/meeting-state.ts";
import { isAsked, type ShownReply } from "../domain/replies.ts";
import { typedMoment } from "../domain/schedule.ts";
import type { Relation } from "../domain/words.ts";
import { companyQuestions, type CompanyQuestion } from "./company-questions.ts";
import { handedOverNotes, handoverOf, type HandedOverNote, type ShownHandover } from "./handover.ts";
import { pointsOf, type ShownPoint } from "./meeting-points.ts";
import { offeredSubjects, toAgreeWith, type PointSubject } from "./point-subjects.ts";
import { recommendedPoints, type RecommendedPoint } from "./recommended-points.ts";
import { sinceLastTime, type SinceLastTime } from "./since-last-time.ts";
import { editingOf } from "./series-layout.ts";
import { readSettings } from "./settings.ts";
import { templatesInUse, type TemplateInUse } from "./templates-in-use.ts";
import { relationSeen } from "./series-list.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** `text` is the same without its form, for a plain field. */
export type ShownNote = { body: string; text: string; version: number; updatedAt: string | null };

/** `whole` is the text of both for the editor, base64; `handedTo` are new managers who may read it besides. */
export type SharedNotes = { body: string; whole: string; updatedAt: string | null; handedTo: string[] };

export type MeetingPage = {
  id: string;
  seriesId: string;
  startsAt: string;
  endsAt: string;
  /** How long this one takes; the series may have another length by now. */
  minutes: number;
  status: MeetingState;
  standing: Standing;
  version: number;
  /** When it was opened; null where it was not yet. */
  openedAt: string | null;
  /** What the form for the whole series begins with, where it is asked for; `start` is of the next 1:1 not moved by hand. */
  editing: { start: string; minutes: number; everyWeeks: number; version: number } | null;
  /** What a field for another time begins with, by the reader's clock. */
  typedStart: string;
  series: { everyWeeks: number; minutes: number; archived: boolean; inCalendar: boolean; timeZone: string };
  me: { id: string; name: string };
  other: PersonSummary;
  relation: Relation;
  previous: { id: string; startsAt: string } | null;
  next: { id: string; startsAt: string } | null;
  /** Open points stand here; otherwise the meeting shows what was. */
  holdsPoints: boolean;
  points: ShownPoint[];
  notes: { shared: SharedNotes; mine: ShownNote };
  asksMood: boolean;
  mood: number | null;
  rating: number | null;
  theirMood: number | null;
  /** Null where the module of tasks is off. */
  actions: TaskBrief[] | null;
  since: SinceLastTime;
  /** What a talking point can be about, of both. */
  subjectChoices: PointSubject[];
  recommended: RecommendedPoint[];
  /** What the two have to agree with each other, of other rooms. */
  toAgree: ToAgree[];
  /** Whether the two are still asked to come, and what they said to it; `proposedStart` is their proposal for a field. */
  invitation: {
    asked: boolean;
    mine: ShownReply | null;
    theirs: (ShownReply & { proposedStart: string | null }) | null;
  };
  templates: TemplateInUse[];
  /** The company's own questions for the agenda library, where it is asked for. */
  questions: CompanyQuestion[];
  /** What a change of manager asks, or what came of it. */
  handover: ShownHandover | null;
  /** Notes of 1:1s with the former manager, where they are asked for and may be read. */
  handedOver: HandedOverNote[] | null;
  /** The talking point whose comments are open. */
  thread: { pointId: string; text: string; comments: CommentThreadView } | null;
};

/** What is open beside the page. */
export type AskedOfPage = { pointId?: string | undefined; handedOver?: boolean; library?: boolean; editing?: boolean };

/** The page of a meeting: what both read, and what the actor alone reads. 404 for everybody else. */
export async function meetingPage(
  context: Context,
  meetingId: string,
  { pointId, handedOver = false, library = false, editing = false }: AskedOfPage = {},
): Promise<MeetingPage> {
  const { series, meeting } = await requireMeeting(context, "view", meetingId);
  const me = context.actor.employeeId;
  const otherId = factsOf(series).participantIds.find((id) => id !== me)!;
  const now = context.clock.now();
  const siblings = await meetingsOf(context, series.id);
  const holds = holdsPoints(meeting, siblings, now);
  const points = await pointsOf(context, meeting.id, holds);
  const goals = context.actor.features.includes("GOAL") ? await openGoalsOf(context, [me, otherId]) : [];
  const since = await sinceLastTime(context, { seriesId: series.id, position: meeting.position }, [me, otherId], goals);
  const shown = points.find(({ id }) => id === pointId);
  return {
    id: meeting.id,
    seriesId: series.id,
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    status: meeting.status,
    version: meeting.version,
    openedAt: meeting.openedAt,
    typedStart: typedMoment(new Date(meeting.startsAt), context.actor.timeZone),
    standing: standingOf(meeting, now),
    minutes: (Date.parse(meeting.endsAt) - Date.parse(meeting.startsAt)) / 60_000,
    editing: editing ? await editingOf(context, series) : null,
    series,
    me: { id: me, name: context.actor.name },
    other: (await peopleByIds(context, [otherId])).get(otherId)!,
    relation: relationSeen(series.relation, series.organiserId === me),
    ...(await neighbours(context, series.id, meeting.position)),
    holdsPoints: holds,
    points,
    notes: await notesOf(context, meeting.id),
    ...(await reflectionsOf(context, meeting.id)),
    asksMood: (await readSettings(context)).asksMood,
    actions: await actionsOf(context, series.id, meeting.id),
    since,
    subjectChoices: holds ? await offeredSubjects(context, [me, otherId], goals) : [],
    recommended: holds ? await recommendedPoints(context, series, { points, goals, feedback: since.feedback }) : [],
    toAgree: holds ? await toAgreeWith(context, otherId) : [],
    invitation: await invitationOf(context, { series, meeting }, otherId),
    templates: await templatesInUse(context),
    questions: library ? await companyQuestions(context, { all: false }) : [],
    handover: await handoverOf(context, series),
    handedOver: handedOver ? await handedOverNotes(context, series.id) : null,
    thread: shown
      ? {
          pointId: shown.id,
          text: shown.text,
          comments: await commentThread(
            context,
            { about: "OneOnOneText", record: shown.id },
            textFacts(series, { audience: shown.audience, authorId: shown.author.id }),
          ),
        }
      : null,
  };
}

async function invitationOf(
  context: Context,
  { series, meeting }: OneMeeting,
  otherId: string,
): Promise<MeetingPage["invitation"]> {
  const { clock, actor } = context;
  const asked = !series.archived && isAsked(meeting, clock.now());
  const said = await repliesTo(context, meeting.id);
  const theirs = said.get(otherId);
  const proposedStart = theirs?.proposedAt ? typedMoment(new Date(theirs.proposedAt), actor.timeZone) : null;
  return { asked, mine: said.get(actor.employeeId) ?? null, theirs: theirs ? { ...theirs, proposedStart } : null };
}

/** What both write, whole for the editor and as HTML beside it, and what the actor alone wrote. */
async function notesOf(context: Context, meetingId: string): Promise<MeetingPage["notes"]> {
  const { text, body, updatedAt } = await openSharedNote(context, meetingId);
  const mine = await firstRow<Omit<ShownNote, "text">>(
    context,
    sql`select n.body, n.version, ${instant(sql`n.updated_at`)} as "updatedAt" from {one_on_one_note} n
      where n.meeting_id = ${meetingId} and n.author_id = ${context.actor.employeeId}`,
  );
  const none = { body: "", version: 0, updatedAt: null };
  const handed = await context.rows<{ name: string }>(
    sql`select e.display_name as name from {one_on_one_meeting} m
        join {one_on_one_handover} h on h.former_series_id = m.series_id
          and ${isHandedOver(sql`m.id`, context.today())}
        join {employee} e on e.id = h.manager_id where m.id = ${meetingId} order by lower(e.display_name)`,
  );
  return {
    shared: { body, whole: textOfBytes(wholeOf(text)), updatedAt, handedTo: handed.map(({ name }) => name) },
    mine: { ...(mine ?? none), text: plainText(mine?.body ?? "") },
  };
}

/** One's own, and how the other one feels; what the other one thought of the meeting is nobody's to read. */
async function reflectionsOf(context: Context, meetingId: string) {
  const me = context.actor.employeeId;
  const row = await firstRow<Pick<MeetingPage, "mood" | "rating" | "theirMood">>(
    context,
    sql`select max(r.mood) filter (where r.employee_id = ${me})::int as mood, max(r.rating)
      filter (where r.employee_id = ${me})::int as rating,
        max(r.mood) filter (where r.employee_id <> ${me})::int as "theirMood" from {one_on_one_reflection} r
          where r.meeting_id = ${meetingId}`,
  );
  return row!;
}

/** What was agreed here, and what is still open from before. */
async function actionsOf(context: Context, seriesId: string, meetingId: string): Promise<TaskBrief[] | null> {
  if (!context.actor.features.includes("TASK")) return null;
  const rows = await context.rows<{ id: string; here: boolean }>(
    sql`select initiative_id as id, meeting_id = ${meetingId} as here from {one_on_one_action}
      where series_id = ${seriesId} order by created_at desc limit 200`,
  );
  const here = new Set(rows.filter((row) => row.here).map(({ id }) => id));
  const tasks = await tasksInBrief(
    context,
    rows.map(({ id }) => id),
  );
  return tasks.filter(({ id, completedOn }) => here.has(id) || completedOn === null);
}

async function neighbours(context: Context, seriesId: string, position: number) {
  const beside = (side: "before" | "after") =>
    firstRow<{ id: string; startsAt: string }>(
      context,
      side === "before"
        ? sql`select m.id, ${instant(sql`m.starts_at`)} as "startsAt" from {one_on_one_meeting} m
          where m.series_id = ${seriesId} and m.position < ${position} order by m.position desc limit 1`
        : sql`select m.id, ${instant(sql`m.starts_at`)} as "startsAt" from {one_on_one_meeting} m
          where m.series_id = ${seriesId} and m.position > ${position} order by m.position limit 1`,
    );
  return { previous: await beside("before"), next: await beside("after") };
}
