import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { CarryingMeeting } from "../domain/carry-over.ts";
import type { MeetingState } from "../domain/meeting-state.ts";
import type { Audience } from "../domain/readers.ts";
import type { Schedule } from "../domain/schedule.ts";
import type { Relation } from "../domain/words.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** All that rules about a series and its meetings test. */
export type OneOnOneFacts = { kind: "OneOnOne"; participantIds: string[] };

export type SeriesRecord = Schedule & {
  id: string;
  organiserId: string;
  partnerId: string;
  relation: Relation;
  minutes: number;
  inCalendar: boolean;
  archived: boolean;
  version: number;
};

export type MeetingRecord = {
  id: string;
  seriesId: string;
  position: number;
  startsAt: string;
  endsAt: string;
  status: MeetingState;
  statusBefore: MeetingState | null;
  openedAt: string | null;
  /** Counts the changes that calendars are told; replies are to one of them. */
  sequence: number;
  version: number;
};

export type OneMeeting = { series: SeriesRecord; meeting: MeetingRecord };

const seriesColumns = sql`s.id, s.organiser_id as "organiserId", s.partner_id as "partnerId", s.relation,
  s.every_weeks::int as "everyWeeks", s.minutes::int as minutes,
  s.time_zone as "timeZone", s.anchor_position as "anchorPosition", s.anchor_on::text as "anchorOn",
    s.anchor_minute::int as "anchorMinute",
  s.in_calendar as "inCalendar", s.archived_at is not null as archived, s.version`;

const meetingColumns = sql`m.id, m.series_id as "seriesId", m.position, ${instant(sql`m.starts_at`)} as "startsAt",
  ${instant(sql`m.ends_at`)} as "endsAt",
  m.status, m.status_before as "statusBefore", ${instant(sql`m.opened_at`)} as "openedAt", m.sequence, m.version`;

export function factsOf({ organiserId, partnerId }: Pick<SeriesRecord, "organiserId" | "partnerId">): OneOnOneFacts {
  return { kind: "OneOnOne", participantIds: [organiserId, partnerId] };
}

/** The series, whoever asks; `held` until the transaction ends. */
export function readSeries(context: Context, seriesId: string, { held = true } = {}): Promise<SeriesRecord | null> {
  const lock = held ? sql`for update` : sql``;
  return firstRow<SeriesRecord>(
    context,
    sql`select ${seriesColumns} from {one_on_one_series} s where s.id = ${seriesId} ${lock}`,
  );
}

/** The series, if the actor may do this; 404 where they may not see it. `held` until the transaction ends. */
export async function requireSeries(
  context: Context,
  action: "view" | "edit",
  seriesId: string,
): Promise<SeriesRecord> {
  const series = await readSeries(context, seriesId, { held: action === "edit" });
  if (!series) throw notFound("OneOnOne");
  await authorize(context, action, factsOf(series));
  return series;
}

/** The meeting with its series, which is held where it is to be changed: meetings of a series change one after another. */
export async function requireMeeting(
  context: Context,
  action: "view" | "edit",
  meetingId: string,
): Promise<OneMeeting> {
  const found = await firstRow<{ seriesId: string }>(
    context,
    sql`select series_id as "seriesId" from {one_on_one_meeting} where id = ${meetingId}`,
  );
  if (!found) throw notFound("OneOnOne");
  const series = await requireSeries(context, action, found.seriesId);
  return { series, meeting: (await meetingRecord(context, meetingId))! };
}

const meetingRecord = (context: Pick<Context, "rows">, meetingId: string) =>
  firstRow<MeetingRecord>(context, sql`select ${meetingColumns} from {one_on_one_meeting} m where m.id = ${meetingId}`);

/** The meeting that is there with its series, held until the transaction ends; that it may be changed is the caller's to ask. */
export async function readMeeting(context: Context, meetingId: string): Promise<OneMeeting> {
  const { seriesId } = (await meetingRecord(context, meetingId))!;
  const series = (await readSeries(context, seriesId))!;
  return { series, meeting: (await meetingRecord(context, meetingId))! };
}

/** All meetings of a series, as carrying over asks for them. */
export function meetingsOf(context: Context, seriesId: string): Promise<CarryingMeeting[]> {
  return context.rows<CarryingMeeting>(
    sql`select m.id, m.position, m.status, ${instant(sql`m.ends_at`)} as "endsAt" from {one_on_one_meeting} m
      where m.series_id = ${seriesId} order by m.position`,
  );
}

export type TextFacts = {
  kind: "OneOnOneText";
  audience: Audience;
  authorId: string | null;
  participantIds: string[];
  handedToIds: string[];
};

/** What rules test of a text in a meeting. */
export function textFacts(
  series: Pick<SeriesRecord, "organiserId" | "partnerId">,
  { audience, authorId }: { audience: Audience; authorId: string | null },
): TextFacts {
  return { kind: "OneOnOneText", audience, authorId, participantIds: factsOf(series).participantIds, handedToIds: [] };
}

/** How long the meeting called `m` takes, in minutes: what was held or moved by hand keeps its length. */
export const meetingMinutes = sql`(extract(epoch from m.ends_at - m.starts_at) / 60)::int`;
