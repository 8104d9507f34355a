import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { requireMeeting } from "../data/one-on-one-record.ts";
import { oneMeeting } from "./one-on-one-input.ts";
import { tellBoth } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const scale = z.coerce.number().int().min(1).max(5).optional();

export const reflectInput = oneMeeting.extend({
  mood: scale.describe("How the caller feels, 1 to 5; the other one sees it."),
  rating: scale.describe("How good the 1:1 was for the caller, 1 to 5; nobody else sees it."),
});

/** How one feels, and how good the meeting was; what is left out stays as it is. */
export async function reflect(
  context: Context,
  { meetingId, mood, rating }: z.output<typeof reflectInput>,
): Promise<{ meetingId: string }> {
  const { series } = await requireMeeting(context, "edit", meetingId);
  await context.rows(
    sql`insert into {one_on_one_reflection} (meeting_id, employee_id, mood, rating, updated_at)
      values (${meetingId}, ${context.actor.employeeId}, ${mood ?? null}, ${rating ?? null}, ${context.clock.now()})
      on conflict (meeting_id, employee_id) do update set mood = coalesce(excluded.mood, {one_on_one_reflection}.mood),
        rating = coalesce(excluded.rating, {one_on_one_reflection}.rating), updated_at = excluded.updated_at`,
  );
  await tellBoth(context, series, `one-on-one:${series.id}`);
  await writeDown(
    context,
    "one-on-ones.reflected",
    { meetingId },
    { action: "reflect", subject: "OneOnOne", id: meetingId },
  );
  return { meetingId };
}
