import type { Context } from "#app/platform/context/context.ts";
import { writesDown } from "#app/platform/events/write-down.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import type { GroupRecord } from "../data/group-record.ts";
import { calibrationEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown("calibration", calibrationEvents);

/** The topic under which open boards of a group hear of changes. */
export const boardTopic = (groupId: string) => `calibration:${groupId}`;

/** Open boards of the group ask anew. */
export function tellBoards(context: Context, { id, memberIds }: Pick<GroupRecord, "id" | "memberIds">): Promise<void> {
  return announceLive(context, boardTopic(id), [...new Set([...memberIds, context.actor.employeeId])]);
}
