import type { RoomServer } from "#app/platform/contributions/room.ts";
import { forgetRemovedAttachments } from "./attachments.ts";
import { forgetOrphanedFiles, isTimeToSweep } from "./forget-orphans.ts";

/** What holds for files on records of every room. */
export const attachmentsServer: RoomServer = {
  name: "attachments",
  movesWith: "nothing",
  ownData: "nothing",
  scheduled: async (context) => {
    await forgetRemovedAttachments(context);
    if (isTimeToSweep(context.tenant.id, context.clock.now())) await forgetOrphanedFiles(context);
  },
};
