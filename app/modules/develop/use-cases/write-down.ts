import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { DevelopEvents } from "../events.ts";

type Entry = { action: string; subject: string; id: string | null; detail?: Record<string, unknown> };

/** What every change of this room ends with: the event, and the audit entry, which never holds a word that was written. */
export async function writeDown<Name extends keyof DevelopEvents>(
  context: Context,
  name: Name,
  payload: DevelopEvents[Name],
  { action, subject, id, detail }: Entry,
): Promise<void> {
  await recordEvent(context, { name, payload });
  await writeAuditEntry(context, {
    action: `develop.${action}`,
    subjectType: subject,
    subjectId: id,
    ...(detail && { detail }),
  });
}
