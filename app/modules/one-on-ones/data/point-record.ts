import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Audience } from "../domain/readers.ts";
import { requireMeeting, textFacts, type MeetingRecord, type SeriesRecord } from "./one-on-one-record.ts";
import { sql } from "#tenancy/sql.ts";

export type PointRecord = {
  id: string;
  meetingId: string;
  authorId: string;
  audience: Audience;
  done: boolean;
  version: number;
};

/** The talking point, held with its series, if the actor may do this with it; 404 where they may not read it. */
export async function requirePoint(
  context: Context,
  action: "arrange" | "edit",
  pointId: string,
): Promise<{ point: PointRecord; series: SeriesRecord; home: MeetingRecord }> {
  const point = await firstRow<PointRecord>(
    context,
    sql`select id, meeting_id as "meetingId", author_id as "authorId", audience, done_in is not null as done, version
      from {one_on_one_point} where id = ${pointId} and deleted_at is null`,
  );
  if (!point) throw notFound("OneOnOneText");
  const { series, meeting } = await requireMeeting(context, "edit", point.meetingId);
  await authorize(context, action, textFacts(series, point));
  return { point, series, home: meeting };
}
