import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { reviewEvent } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

/** Reviewers are told once that their forms are open, on the day they open; where the cycle says nobody is told, nobody is. */
export async function announceForms(context: Context, cycleId: string): Promise<void> {
  const at = context.clock.now();
  const rows = await context.rows<{ tells: boolean }>(
    sql`with opened as (update {review_form} f set announced_at = ${at} from {review_reviewee} r
         where r.id = f.reviewee_id and r.cycle_id = ${cycleId} and r.removed_at is null and f.removed_at is null
           and f.announced_at is null and f.opens_on <= ${context.today()}::date and f.reviewer_id is not null
         returning f.id)
       select coalesce((c.settings->'reminders'->>'atLaunch')::boolean, true) as tells
         from {review_cycle} c where c.id = ${cycleId} and exists (select from opened)`,
  );
  if (rows[0]?.tells)
    await recordEvent(context, reviewEvent("reviews.forms-opened", { cycleId, at: at.toISOString() }));
}
