import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { TeamChanged } from "../events.ts";

/** The event and the audit entry of one change of a team. */
export async function announceTeam(
  context: Context,
  payload: TeamChanged["payload"],
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const changed: TeamChanged = { name: "people.team-changed", payload };
  await recordEvent(context, changed);
  await writeAuditEntry(context, { action, subjectType: "Team", subjectId: payload.teamId, detail });
}
