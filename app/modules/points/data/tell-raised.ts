import { writeAuditEntries } from "#app/platform/audit/write-audit-entries.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvents } from "#app/platform/events/record-events.ts";
import type { Raised } from "./store-latching.ts";

/**
 * Thresholds that were reached are announced, each once: whoever follows up on them hears it here, notices first. What a
 * threshold asks for is in `escalation`.
 */
export async function tellRaised(context: Context, raised: readonly Raised[]): Promise<void> {
  if (raised.length === 0) return;
  await recordEvents(
    context,
    raised.map((payload) => ({ name: "points.threshold-reached", payload })),
  );
  await writeAuditEntries(
    context,
    raised.map(({ escalationId, employeeId, threshold, escalation }) => ({
      ...{ action: "points.reach-threshold", subjectType: "PointsEscalation", subjectId: escalationId },
      detail: { employeeId, threshold, escalation },
    })),
  );
}
