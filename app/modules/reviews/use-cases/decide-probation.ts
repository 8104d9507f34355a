import { z } from "zod";
import { recordProbation } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { readCycle } from "../data/cycle-record.ts";
import { ReviewReviewee } from "../data/entities.ts";
import { readReviewee, resultFacts } from "../data/reviewee-record.ts";
import { ids } from "../domain/ids.ts";
import { decidesProbation, probationDecisions } from "../domain/probation.ts";
import { reasonInput } from "./review-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const decideProbationInput = z.object({
  revieweeId: ids.reviewee,
  decision: z.enum(probationDecisions, { error: "reviews.needed" }).describe("CONFIRMED, EXTENDED or ENDED."),
  reason: reasonInput,
  version: versionRead,
});

/** How a probation ends, as who is accountable or who runs reviews decides; other rooms hear of it. */
export async function decideProbation(
  context: Context,
  { revieweeId, decision, reason, version }: z.output<typeof decideProbationInput>,
): Promise<{ revieweeId: string }> {
  const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
  await authorize(context, "decide", await resultFacts(context, reviewee));
  const { settings } = await readCycle(context, reviewee.cycleId);
  if (!decidesProbation(settings.details.preset))
    throw conflict("reviews.no-probation", "This is not the review of a probation.");
  const record = await holdRecord(
    context,
    ReviewReviewee,
    { id: revieweeId },
    { version, subject: "ReviewResult", changedBy: ["reviews.decide-probation"] },
  );
  if (record.removedAt) throw conflict("reviews.reviewee-removed", "The person is no longer part of the cycle.");
  const before = record.decision ?? null;
  Object.assign(record, {
    decision,
    decisionReason: reason,
    decidedBy: context.actor.employeeId,
    decidedAt: context.clock.now(),
  });
  await context.em.flush();
  await recordProbation(context, { employeeId: reviewee.employeeId, decision, decidedIn: revieweeId });
  await writeDown(
    context,
    "reviews.probation-decided",
    { revieweeId, employeeId: reviewee.employeeId, decision },
    {
      action: "decide-probation",
      subject: "ReviewResult",
      id: revieweeId,
      detail: { before, after: decision, reason },
    },
  );
  return { revieweeId };
}
