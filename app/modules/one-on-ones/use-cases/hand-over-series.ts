import { isPresent, peopleByIds } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Giving, HandOver } from "#app/platform/contributions/moves-with.ts";
import { sql } from "#tenancy/sql.ts";
import { OneOnOneSeries } from "../data/entities.ts";
import { readSeries, type SeriesRecord } from "../data/one-on-one-record.ts";
import { acceptFor } from "../data/reply-record.ts";
import { firstAfter, scheduleFrom, startOf } from "../domain/schedule.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { storeArchived } from "./archive-series.ts";
import { relationBetween } from "./schedule-series.ts";
import { writeDown } from "./write-down.ts";
import { writeMeetings } from "./write-meetings.ts";

/**
 * Series of somebody with those they lead. Whoever gets one meets the person at the same hour in a series of their own: what
 * was said in the former one stays between those two, until the employee lets it go over (`hand-over.ts`).
 */
export const openSeries: HandOver = {
  ...{ kind: "OneOnOne", label: "lifecycle.open", place: oneOnOnePlaces.upcoming },
  open: openWith,
  titles: titlesOf,
  give: giveSeries,
};

async function openWith(context: Context, employeeId: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select s.id from {one_on_one_series} s where s.archived_at is null and s.every_weeks > 0
      and ((s.organiser_id = ${employeeId} and s.relation = 'REPORTEE' and ${isPresent(sql`s.partner_id`, context.today())})
        or (s.partner_id = ${employeeId} and s.relation = 'MANAGER' and ${isPresent(sql`s.organiser_id`, context.today())}))
      order by s.created_at, s.id limit 500`,
  );
  return rows.map(({ id }) => id);
}

/** With whom it is, for who may see that people meet, for the two, and for who meets that person in their place. */
async function titlesOf(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const me = context.actor.employeeId;
  const sees = (await context.ability()).anyOf("view", "OneOnOneInsights");
  const rows = await context.rows<{ id: string; employeeId: string }>(
    sql`select s.id, ${led} as "employeeId" from {one_on_one_series} s
      where s.id = any(${[...ids]}::uuid[]) and (${sees} or ${me} in (s.organiser_id, s.partner_id)
        or exists (select from {one_on_one_series} mine where mine.archived_at is null and mine.organiser_id = ${me}
          and mine.partner_id = ${led}))`,
  );
  const people = await peopleByIds(
    context,
    rows.map(({ employeeId }) => employeeId),
  );
  return new Map(rows.map(({ id, employeeId }) => [id, people.get(employeeId)?.name ?? ""]));
}

/** Who of the two is led by the other. */
const led = sql`case when s.relation = 'REPORTEE' then s.partner_id else s.organiser_id end`;

async function giveSeries(context: Context, { fromId, toId, ids }: Giving): Promise<string[]> {
  const given: string[] = [];
  for (const id of ids) {
    const series = await readSeries(context, id);
    const employeeId = series && [series.organiserId, series.partnerId].find((one) => one !== fromId && one !== toId);
    if (!series || !employeeId) continue;
    const pair = { leadId: toId, employeeId };
    const goesBack = toId === series.organiserId || toId === series.partnerId;
    if (await (goesBack ? endOwn(context, { ...pair, leadId: fromId }) : beginOwn(context, series, pair)))
      given.push(id);
  }
  return given;
}

type Pair = { leadId: string; employeeId: string };

const running = (context: Context, { leadId, employeeId }: Pair) =>
  firstRow<{ id: string }>(
    context,
    sql`select s.id from {one_on_one_series} s where s.archived_at is null and s.every_weeks > 0
      and (s.organiser_id, s.partner_id) in ((${leadId}::uuid, ${employeeId}::uuid), (${employeeId}::uuid, ${leadId}::uuid))
      order by s.created_at desc, s.id desc limit 1 for update`,
  );

/** The same rhythm from the next hour on at which the former one would have met; nothing where the two meet already. */
async function beginOwn(context: Context, former: SeriesRecord, { leadId, employeeId }: Pair): Promise<boolean> {
  if (await running(context, { leadId, employeeId })) return false;
  const { minutes, inCalendar } = former;
  const schedule = scheduleFrom(former, 0, startOf(former, firstAfter(former, context.clock.now())));
  const { everyWeeks, timeZone, anchorPosition, anchorOn, anchorMinute } = schedule;
  const when = { everyWeeks, timeZone, anchorPosition, anchorOn, anchorMinute };
  const seriesId = context.newId();
  const relation = await relationBetween(context, leadId, employeeId);
  context.em.create(OneOnOneSeries, {
    ...{ id: seriesId, organiserId: leadId, partnerId: employeeId, relation, minutes, inCalendar, ...when },
    createdAt: context.clock.now(),
  } as never);
  await context.em.flush();
  const meetingIds = await writeMeetings(context, { id: seriesId, minutes, ...when }, 0);
  await acceptFor(context, meetingIds, [leadId]);
  const [meetingId] = meetingIds;
  await writeDown(
    context,
    "one-on-ones.scheduled",
    { seriesId, meetingId: meetingId!, partnerId: employeeId, inNameOf: leadId },
    { action: "schedule", subject: "OneOnOneSeries", id: seriesId, detail: { everyWeeks } },
  );
  return true;
}

/** It is put away; what was held in it stays readable for the two. */
async function endOwn(context: Context, pair: Pair): Promise<boolean> {
  const found = await running(context, pair);
  if (!found) return false;
  await storeArchived(context, (await readSeries(context, found.id))!, true);
  return true;
}
