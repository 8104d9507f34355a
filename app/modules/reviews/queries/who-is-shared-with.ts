import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { peopleOfAudience, requireAudience } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { z } from "zod";
import { requireCycle } from "../data/cycle-record.ts";
import { reachedBy, type Reached } from "../data/reached.ts";
import type { oneCycle } from "../use-cases/launch-cycle.ts";
import { sql } from "#tenancy/sql.ts";

/** Whom sharing a cycle's results with an audience would reach now: whose manager is done, who has not got theirs yet, and never oneself. */
export async function whoIsSharedWith(
  context: Context,
  { cycleId, ...audience }: z.output<typeof oneCycle> & AudienceRule,
): Promise<Reached> {
  await requireCycle(context, "run", cycleId);
  await requireAudience(context, audience);
  return reachedBy(
    context,
    sql`select e.id, e.display_name as name, true as named from {employee} e
      join {review_reviewee} r on r.employee_id = e.id and r.cycle_id = ${cycleId} and r.removed_at is null
        and r.shared_at is null and r.employee_id <> ${context.actor.employeeId}
      where e.id in ${await peopleOfAudience(context, audience)} and not exists (select from {review_form} f
        where f.reviewee_id = r.id and f.provider = 'MANAGER' and f.status <> 'SUBMITTED' and f.removed_at is null)`,
  );
}
