import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { OneOnOnePoint } from "../data/entities.ts";
import { requireMeeting } from "../data/one-on-one-record.ts";
import { ids } from "../domain/ids.ts";
import { sources } from "../domain/words.ts";
import { requireSubject, subjectColumns } from "./point-subject.ts";
import { audienceInput, oneMeeting, pointTextInput, subjectInput } from "./one-on-one-input.ts";
import { tellOfPoint } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const mostPoints = 200;

export const addPointInput = oneMeeting.extend({
  text: pointTextInput,
  audience: audienceInput,
  goalId: ids.goal.optional(),
  subject: subjectInput,
  source: z.enum(sources).default("OWN").describe("Where it came from: OWN, LIBRARY, TEMPLATE or RECOMMENDED."),
});
export type AddPointInput = z.output<typeof addPointInput>;

/** Adds a talking point to the agenda of a meeting. */
export async function addPoint(context: Context, input: AddPointInput): Promise<{ pointId: string }> {
  const { series, meeting } = await requireMeeting(context, "edit", input.meetingId);
  if (meeting.status === "DISABLED") throw conflict("one-on-ones.not-from-here", "The 1:1 is over for good.");
  const subject = input.goalId ? { kind: "GOAL" as const, id: input.goalId } : (input.subject ?? null);
  await requireSubject(context, subject, input.goalId ? "goalId" : "subject");
  const last = await firstRow<{ place: number; count: number }>(
    context,
    sql`select coalesce(max(place), 0) as place, (count(*) filter (where done_in is null and deleted_at is null))::int
      as count from {one_on_one_point} where series_id = ${series.id}`,
  );
  if (last!.count >= mostPoints) throw conflict("one-on-ones.too-many", "There are too many open talking points.");
  const pointId = context.newId();
  context.em.create(OneOnOnePoint, {
    id: pointId,
    seriesId: series.id,
    meetingId: meeting.id,
    authorId: context.actor.employeeId,
    audience: input.audience,
    body: input.text,
    source: input.source,
    ...subjectColumns(subject),
    place: last!.place + 1,
    createdAt: context.clock.now(),
  } as never);
  await context.em.flush();
  await tellOfPoint(context, series, { audience: input.audience, authorId: context.actor.employeeId });
  await writeDown(
    context,
    "one-on-ones.point-changed",
    { meetingId: meeting.id, pointId, change: "ADDED" },
    { action: "add-point", subject: "OneOnOneText", id: pointId, detail: { audience: input.audience } },
  );
  return { pointId };
}

/** As `addPoint`, for a form: what is sent twice is one. */
export function addPointOnce(context: Context, input: AddPointInput): Promise<{ pointId: string }> {
  const stands = async ({ pointId }: { pointId: string }) =>
    (await context.rows(sql`select from {one_on_one_point} where id = ${pointId} and deleted_at is null`)).length > 0;
  return onceSent(context, { act: "one-on-ones.add-point", input, stands }, () => addPoint(context, input));
}
