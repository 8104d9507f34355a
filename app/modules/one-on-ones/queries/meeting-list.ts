import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, type Slice } from "#app/platform/http/paging.ts";
import { meetingMinutes } from "../data/one-on-one-record.ts";
import { replyOf } from "../data/reply-record.ts";
import { seriesReadable } from "../data/text-rules-sql.ts";
import { standingOf, type MeetingState, type Standing } from "../domain/meeting-state.ts";
import type { Reply } from "../domain/replies.ts";
import type { Relation } from "../domain/words.ts";
import {
  listPageSize,
  narrowed,
  otherColumn,
  otherId,
  relationSeen,
  type OneOnOneFilters,
  type OtherPerson,
} from "./series-list.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A meeting as its list shows it. */
export type ListedMeeting = {
  id: string;
  seriesId: string;
  other: OtherPerson;
  relation: Relation;
  startsAt: string;
  endsAt: string;
  minutes: number;
  standing: Standing;
  moved: boolean;
  /** Whether the two said that they will be there, since it changed last; null before they did. */
  reply: Reply | null;
  theirReply: Reply | null;
  pointsDone: number;
  actions: number;
};

export type MeetingWhen = "UPCOMING" | "PAST";

/** One's own meetings to come, soonest first, or those gone by, latest first: one statement. */
export async function listMeetings(
  context: Context,
  { when, seriesId, ...filters }: OneOnOneFilters & { when: MeetingWhen; seriesId?: string },
  { limit, offset }: Slice = sliceOfPage(filters.page, listPageSize),
): Promise<{ rows: ListedMeeting[]; total: number }> {
  const now = context.clock.now();
  const coming = sql`(m.status in ('NOT_STARTED', 'CANCELLED') and m.ends_at > ${now} and s.archived_at is null
    or m.status = 'ACTIVE')`;
  const upcoming = when === "UPCOMING";
  const rows = await context.rows<
    Omit<ListedMeeting, "standing"> & { total: number; organiser: boolean; status: MeetingState }
  >(
    sql`select m.id, m.series_id as "seriesId", ${otherColumn}, s.relation,
      s.organiser_id = ${context.actor.employeeId} as organiser, m.status, m.moved,
        ${replyOf(sql`${context.actor.employeeId}::uuid`)} as reply, ${replyOf(sql`o.id`)} as "theirReply",
        ${instant(sql`m.starts_at`)} as "startsAt", ${instant(sql`m.ends_at`)} as "endsAt", ${meetingMinutes} as minutes,
          count(*) over ()::int as total,
        (select count(*)::int from {one_on_one_point} p where p.done_in = m.id and p.deleted_at is null
          and p.audience = 'BOTH') as "pointsDone",
        (select count(*)::int from {one_on_one_action} a where a.meeting_id = m.id) as actions
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id join {employee} o on o.id = ${otherId(context)}
     where ${await seriesReadable(context)} and ${narrowed(filters, context)} and
       ${upcoming ? coming : sql`not ${coming} and (m.ends_at <= ${now} or m.status in ('ACKNOWLEDGED', 'DISABLED'))`}
       and ${seriesId ? sql`s.id = ${seriesId}` : sql`true`}
     order by m.starts_at ${upcoming ? sql`asc` : sql`desc`}, m.id limit ${limit} offset ${offset}`,
  );
  return {
    rows: rows.map(({ total: _, organiser, status, relation, ...row }) => ({
      ...row,
      relation: relationSeen(relation, organiser),
      standing: standingOf({ status, endsAt: row.endsAt }, now),
    })),
    total: rows[0]?.total ?? 0,
  };
}
