import { z } from "zod";
import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sliceOfPage, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { plainText } from "#app/platform/rich-text/clean-rich-text.ts";
import { seriesReadable, textsReadable } from "../data/text-rules-sql.ts";
import { typedSince } from "../data/shared-note-record.ts";
import { rhythmOf, rhythmWeeks, type RhythmWeek } from "../domain/rhythm.ts";
import { standingOf, type MeetingState, type Standing } from "../domain/meeting-state.ts";
import { containing, instant, sql, type Sql } from "#tenancy/sql.ts";

export const pairTimelineInput = z.object({
  employeeId: z.uuid(),
  text: searchInput(),
  page: pageInput,
});

export type TimelineMeeting = {
  id: string;
  seriesId: string;
  startsAt: string;
  standing: Standing;
  /** Talked about, or written down, that the actor may read. */
  points: { text: string; done: boolean }[];
  notes: string[];
};

export const timelinePageSize = 10;

export type PairTimeline = {
  other: PersonSummary;
  text: string;
  page: number;
  total: number;
  meetings: TimelineMeeting[];
  /** How regularly they met; empty on further pages and where words are looked for. */
  rhythm: RhythmWeek[];
};

/** All that was between the actor and one person, latest first, over all their series; words are looked for in what the actor may read. */
export async function pairTimeline(
  context: Context,
  { employeeId, text, page }: z.output<typeof pairTimelineInput>,
): Promise<PairTimeline> {
  const other = (await peopleByIds(context, [employeeId])).get(employeeId);
  if (!other) throw notFound("Employee");
  const now = context.clock.now();
  const { limit, offset } = sliceOfPage(page, timelinePageSize);
  const ours = await seriesWith(context, employeeId);
  const points = await textsReadable(context, "p");
  const notes = await textsReadable(context, "n");
  const shared = await textsReadable(context, "w");
  const typed = await typedSince(
    context,
    sql`n.meeting_id in (select m.id from {one_on_one_meeting} m
    join {one_on_one_series} s on s.id = m.series_id where ${ours})`,
  );
  const body = sql`coalesce(${JSON.stringify(typed)}::jsonb ->> w.meeting_id::text, w.body)`;
  const written = sql`(select ${body} as body, w.updated_at from {one_on_one_shared_note} w where w.meeting_id = m.id and (${shared})
    union all select n.body, n.updated_at from {one_on_one_note} n where n.meeting_id = m.id and (${notes}))`;
  const pattern = text ? containing(text) : null;
  const found = pattern
    ? sql`(exists (select from {one_on_one_point} p where (p.meeting_id = m.id or p.done_in = m.id)
      and p.deleted_at is null and p.body ilike ${pattern} and (${points}))
        or exists (select from ${written} note where regexp_replace(note.body, '<[^>]*>', ' ', 'g') ilike ${pattern}))`
    : sql`true`;
  const rows = await context.rows<
    Omit<TimelineMeeting, "standing"> & { status: MeetingState; endsAt: string; total: number }
  >(
    sql`select m.id, m.series_id as "seriesId", m.status, ${instant(sql`m.starts_at`)} as "startsAt",
      ${instant(sql`m.ends_at`)} as "endsAt", count(*) over ()::int as total,
        (select coalesce(jsonb_agg(jsonb_build_object('text', p.body, 'done', p.done_in is not null) order by p.place),
          '[]') from {one_on_one_point} p
          where coalesce(p.done_in, p.meeting_id) = m.id and p.deleted_at is null and (${points})) as points,
        (select coalesce(jsonb_agg(note.body order by note.updated_at), '[]') from ${written} note
          where note.body <> '') as notes
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
     where ${ours} and (m.starts_at <= ${now} or m.status in ('ACTIVE', 'ACKNOWLEDGED')) and ${found}
     order by m.starts_at desc, m.id limit ${limit} offset ${offset}`,
  );
  const isWhole = !text && page === 1;
  if (rows.length === 0 && isWhole) await requireSomething(context, ours);
  return {
    other,
    text,
    page,
    total: rows[0]?.total ?? 0,
    rhythm: isWhole ? await rhythmIn(context, ours) : [],
    meetings: rows.map(({ status, endsAt, total: _, notes: bodies, ...row }) => ({
      ...row,
      notes: bodies.map(plainText),
      standing: standingOf({ status, endsAt }, now),
    })),
  };
}

/** The series `s` of the actor with one person. */
async function seriesWith(context: Context, employeeId: string): Promise<Sql> {
  return sql`${await seriesReadable(context)} and (s.organiser_id = ${employeeId} or s.partner_id = ${employeeId})`;
}

/** Days alone, of all their series: one statement. */
async function rhythmIn(context: Context, ours: Sql): Promise<RhythmWeek[]> {
  const now = context.clock.now();
  const rows = await context.rows<{ startsAt: string; endsAt: string; status: MeetingState }>(
    sql`select m.status, ${instant(sql`m.starts_at`)} as "startsAt", ${instant(sql`m.ends_at`)} as "endsAt"
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
     where ${ours} and m.starts_at <= ${now}
       and m.starts_at > ${now}::timestamptz - ${rhythmWeeks}::int * interval '7 days'`,
  );
  const standing = rows.map(({ startsAt, ...row }) => ({ startsAt, standing: standingOf(row, now) }));
  return rhythmOf(standing, now);
}

/** Between two who never met there is nothing to see. */
async function requireSomething(context: Context, ours: Sql): Promise<void> {
  const found = await context.rows(sql`select from {one_on_one_series} s where ${ours} limit 1`);
  if (found.length === 0) throw notFound("OneOnOne");
}
