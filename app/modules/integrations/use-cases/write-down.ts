import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";

/** What was done with an installation, for the log, for who listens and for their open page. Never a secret. */
export async function writeDown(
  context: Context,
  verb: string,
  installationId: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  // An open page of what is gone would ask for nothing.
  if (verb !== "remove") await announceLive(context, `connector:${installationId}`, [context.actor.employeeId]);
  await recordEvent(context, { name: `integrations.${verb}`, payload: { installationId } });
  await writeAuditEntry(context, {
    action: `integrations.${verb}`,
    subjectType: "Connector",
    subjectId: installationId,
    detail,
  });
}
