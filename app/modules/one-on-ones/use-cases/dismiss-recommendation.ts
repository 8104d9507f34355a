import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireMeeting } from "../data/one-on-one-record.ts";
import { oneMeeting } from "./one-on-one-input.ts";
import { sql } from "#tenancy/sql.ts";

export const dismissRecommendationInput = oneMeeting.extend({
  key: z.string().min(1).max(200).describe("The key of the recommendation."),
});

/** The actor does not want this recommended again in the series; what the other one sees stays. */
export async function dismissRecommendation(
  context: Context,
  { meetingId, key }: z.output<typeof dismissRecommendationInput>,
): Promise<{ key: string }> {
  const { series } = await requireMeeting(context, "edit", meetingId);
  await context.rows(
    sql`insert into {one_on_one_dismissal} (series_id, employee_id, key, at)
      values (${series.id}, ${context.actor.employeeId}, ${key}, ${context.clock.now()}) on conflict do nothing`,
  );
  await writeAuditEntry(context, { action: "one-on-ones.dismiss", subjectType: "OneOnOne", subjectId: meetingId });
  return { key };
}
