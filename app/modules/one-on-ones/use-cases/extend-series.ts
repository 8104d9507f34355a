import { isGoneSince, isPresent } from "#app/modules/people/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { dayOfRoundSql } from "#app/platform/recurrence/rounds-sql.ts";
import { acceptLikeBefore } from "../data/reply-record.ts";
import { keepTypedHtml } from "../data/shared-note-record.ts";
import { weeksAhead } from "../domain/schedule.ts";
import type { Relation } from "../domain/words.ts";
import { writeDown } from "./write-down.ts";
import { writeMeetings } from "./write-meetings.ts";
import { sql } from "#tenancy/sql.ts";

const atOnce = 100;

type DueSeries = {
  id: string;
  relation: Relation;
  everyWeeks: number;
  minutes: number;
  timeZone: string;
  anchorPosition: number;
  anchorOn: string;
  anchorMinute: number;
  latest: number;
};

const everyWeeks = { frequency: "WEEKLY", every: sql`s.every_weeks`, startsOn: sql`s.anchor_on` } as const;

/** As the product: what was typed is kept as HTML, meetings to come are written down as far ahead as is usual, and end where somebody leaves. */
export async function tendSeries(context: Context): Promise<number> {
  const ended = (await disableOfLeavers(context)) + (await bringBackOfStayers(context));
  return ended + (await extendSeries(context)) + (await keepTypedHtml(context));
}

/** Series whose next meeting that is not written down comes soon: when they meet is the rule's to say, in the statement too. */
async function extendSeries(context: Context): Promise<number> {
  const horizon = new Date(context.clock.now().getTime() + (weeksAhead * 7 - 28) * 86_400_000);
  const due = await context.rows<DueSeries>(
    sql`select s.id, s.relation, s.every_weeks::int as "everyWeeks", s.minutes::int as minutes,
      s.time_zone as "timeZone", s.anchor_position as "anchorPosition",
        s.anchor_on::text as "anchorOn", s.anchor_minute::int as "anchorMinute", l.position as latest
      from {one_on_one_series} s cross join lateral (select m.position, m.starts_at from {one_on_one_meeting} m
        where m.series_id = s.id order by m.position desc limit 1) l
     where s.archived_at is null and s.every_weeks > 0
       and ${dayOfRoundSql(everyWeeks, sql`l.position + 1 - s.anchor_position`)} < ${horizon}::timestamptz::date
       and exists (select from {organization} where 'CHECK_IN' = any(enabled_features))
       and not exists (select from {one_on_one_meeting} m where m.series_id = s.id and m.status = 'DISABLED')
     order by s.id limit ${atOnce} for update of s skip locked`,
  );
  for (const series of due) {
    const written = await writeMeetings(context, series, series.latest + 1);
    if (written.length === 0) continue;
    await acceptLikeBefore(context, series.id, written);
    await writeDown(
      context,
      "one-on-ones.extended",
      { seriesId: series.id },
      { action: "extend", subject: "OneOnOneSeries", id: series.id, detail: { meetings: written.length } },
    );
  }
  return due.length;
}

/** What lies ahead with somebody who is no longer here is not to be. */
async function disableOfLeavers(context: Context): Promise<number> {
  const today = context.today();
  const gone = await context.rows<{ id: string; seriesId: string }>(
    sql`update {one_on_one_meeting} m set status = 'DISABLED', status_before = m.status, sequence = m.sequence + 1,
      version = m.version + 1
      from {one_on_one_series} s where s.id = m.series_id and m.status in ('NOT_STARTED', 'ACTIVE')
        and m.ends_at > ${context.clock.now()}
       and not (${isPresent(sql`s.organiser_id`, today)} and ${isPresent(sql`s.partner_id`, today)})
      returning m.id, m.series_id as "seriesId"`,
  );
  return noteEach(context, "one-on-ones.disable", gone);
}

/**
 * A leaving that was taken back never was: what would lie ahead with that person lies ahead again, and what was due meanwhile
 * was not held. Whoever left and came back is another matter: their series begin anew.
 */
async function bringBackOfStayers(context: Context): Promise<number> {
  const began = sql`s.created_at::date`;
  const back = await context.rows<{ id: string }>(
    sql`update {one_on_one_meeting} m set sequence = m.sequence + 1, version = m.version + 1,
        status = case when m.ends_at > ${context.clock.now()} then coalesce(m.status_before, 'NOT_STARTED') else 'CANCELLED' end,
        status_before = case when m.ends_at > ${context.clock.now()} then null else coalesce(m.status_before, 'NOT_STARTED') end
      from {one_on_one_series} s where s.id = m.series_id and m.status = 'DISABLED'
        and not ${isGoneSince(sql`s.organiser_id`, began)} and not ${isGoneSince(sql`s.partner_id`, began)}
      returning m.id`,
  );
  return noteEach(context, "one-on-ones.bring-back", back);
}

async function noteEach(context: Context, action: string, meetings: readonly { id: string }[]): Promise<number> {
  for (const { id } of meetings) await writeAuditEntry(context, { action, subjectType: "OneOnOne", subjectId: id });
  return meetings.length;
}
