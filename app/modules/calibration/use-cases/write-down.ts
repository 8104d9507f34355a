import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import type { GroupRecord } from "../data/group-record.ts";
import { calibrationEvent, type CalibrationEvents } from "../events.ts";

type Entry = { action: string; subject: string; id: string | null; detail?: Record<string, unknown> };

/** What every change of this room ends with: the event and the audit entry. */
export async function writeDown<Name extends keyof CalibrationEvents>(
  context: Context,
  name: Name,
  payload: CalibrationEvents[Name],
  { action, subject, id, detail }: Entry,
): Promise<void> {
  await recordEvent(context, calibrationEvent(name, payload));
  await writeAuditEntry(context, {
    action: `calibration.${action}`,
    subjectType: subject,
    subjectId: id,
    ...(detail && { detail }),
  });
}

/** The topic under which open boards of a group hear of changes. */
export const boardTopic = (groupId: string) => `calibration:${groupId}`;

/** Open boards of the group ask anew. */
export function tellBoards(context: Context, { id, memberIds }: Pick<GroupRecord, "id" | "memberIds">): Promise<void> {
  return announceLive(context, boardTopic(id), [...new Set([...memberIds, context.actor.employeeId])]);
}
