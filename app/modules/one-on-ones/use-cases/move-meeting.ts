import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { OneOnOneMeeting, OneOnOneSeries } from "../data/entities.ts";
import { requireMeeting, type SeriesRecord } from "../data/one-on-one-record.ts";
import { acceptFor, proposersOf } from "../data/reply-record.ts";
import { scheduleFrom, startOf } from "../domain/schedule.ts";
import { momentOf } from "#app/platform/time/local-time.ts";
import { meetingChanges, oneMeeting, startInput } from "./one-on-one-input.ts";
import { tellBoth } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const moveMeetingInput = oneMeeting.extend({
  start: startInput,
  which: z
    .enum(["ONE", "FOLLOWING"])
    .default("ONE")
    .describe("ONE moves this 1:1 alone, FOLLOWING the whole series from here on."),
  version: versionRead,
});
export type MoveMeetingInput = z.output<typeof moveMeetingInput>;

/** This meeting is at another time, or the series is from here on. Its place in the series stays what it was. */
export async function moveMeeting(context: Context, input: MoveMeetingInput): Promise<{ meetingId: string }> {
  const { series, meeting } = await requireMeeting(context, "edit", input.meetingId);
  if (meeting.status !== "NOT_STARTED") throw conflict("one-on-ones.begun", "It has begun, or is cancelled.");
  const start = momentOf(input.start, context.actor.timeZone);
  if (start < new Date(context.clock.now().getTime() - 3_600_000))
    throw invalid("one-on-ones.in-past", "It would begin in the past.", { fields: { start: "one-on-ones.in-past" } });
  const record = await holdRecord(
    context,
    OneOnOneMeeting,
    { id: meeting.id },
    { version: input.version, subject: "OneOnOne", changedBy: meetingChanges },
  );
  // Who proposed this time has said already that they could.
  const accepting = [context.actor.employeeId, ...(await proposersOf(context, meeting.id, start))];
  const following = input.which === "FOLLOWING" && series.everyWeeks > 0;
  let moved = [meeting.id];
  if (following) moved = await moveFollowing(context, series, meeting.position, start);
  else {
    const length = new Date(meeting.endsAt).getTime() - new Date(meeting.startsAt).getTime();
    Object.assign(record, {
      startsAt: start,
      endsAt: new Date(start.getTime() + length),
      moved: true,
      sequence: record.sequence + 1,
    });
    await context.em.flush();
  }
  await acceptFor(context, moved, accepting);
  await tellBoth(context, series, `one-on-one:${series.id}`);
  await writeDown(
    context,
    "one-on-ones.moved",
    { seriesId: series.id, meetingId: meeting.id, following },
    { action: "move", subject: "OneOnOne", id: meeting.id, detail: { following, startsAt: start.toISOString() } },
  );
  return { meetingId: meeting.id };
}

/** All that lie ahead are counted from here; one that was moved by itself goes along. Answers the ids of those that moved. */
async function moveFollowing(context: Context, series: SeriesRecord, position: number, start: Date): Promise<string[]> {
  const schedule = scheduleFrom(series, position, start);
  const record = await context.em.findOneOrFail(OneOnOneSeries, { id: series.id });
  const { anchorPosition, anchorOn, anchorMinute } = schedule;
  Object.assign(record, { anchorPosition, anchorOn, anchorMinute });
  const ahead = await context.em.find(OneOnOneMeeting, {
    seriesId: series.id,
    position: { $gte: position },
    status: "NOT_STARTED",
  });
  for (const meeting of ahead) {
    const begins = startOf(schedule, meeting.position);
    Object.assign(meeting, {
      startsAt: begins,
      endsAt: new Date(begins.getTime() + series.minutes * 60_000),
      moved: false,
      sequence: meeting.sequence + 1,
    });
  }
  await context.em.flush();
  // A cancelled one keeps its old hour only until it is restored.
  await context.rows(
    sql`update {one_on_one_meeting} m set starts_at = w.starts_at, ends_at = w.ends_at
      from jsonb_to_recordset(${JSON.stringify(await cancelledAhead(context, series, position, schedule))}::jsonb) as w
        (id uuid, starts_at timestamptz, ends_at timestamptz) where m.id = w.id`,
  );
  return ahead.map(({ id }) => id);
}

async function cancelledAhead(
  context: Context,
  series: SeriesRecord,
  position: number,
  schedule: Parameters<typeof startOf>[0],
): Promise<object[]> {
  const rows = await context.rows<{ id: string; position: number }>(
    sql`select id, position from {one_on_one_meeting} where series_id = ${series.id} and position >= ${position} and
      status = 'CANCELLED' and status_before = 'NOT_STARTED'`,
  );
  return rows.map(({ id, position: place }) => {
    const begins = startOf(schedule, place);
    return { id, starts_at: begins, ends_at: new Date(begins.getTime() + series.minutes * 60_000) };
  });
}
