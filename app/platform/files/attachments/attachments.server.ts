import type { RoomServer } from "#app/platform/contributions/room.ts";
import { forgetRemovedAttachments } from "./attachments.ts";

/** What holds for files on records of every room. */
export const attachmentsServer: RoomServer = { name: "attachments", scheduled: forgetRemovedAttachments };
