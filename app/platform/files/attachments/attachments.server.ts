import { deletes } from "#app/platform/contributions/forgets-person.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { forgetRemovedAttachments } from "./attachments.ts";
import { forgetOrphanedFiles, isTimeToSweep } from "./forget-orphans.ts";

/** What holds for files on records of every room. */
export const attachmentsServer: RoomServer = {
  name: "attachments",
  movesWith: "nothing",
  ownData: "nothing",
  // Files on disciplinary notes are evidence, which goes with the note.
  forgetsPerson: { steps: deletes("attachment", "uploaded_by", { except: { record_kind: "DisciplinaryNote" } }) },
  scheduled: async (context) => {
    await forgetRemovedAttachments(context);
    if (isTimeToSweep(context.tenant.id, context.clock.now())) await forgetOrphanedFiles(context);
  },
};
