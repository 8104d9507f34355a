import type { RoomServer } from "#app/platform/contributions/room.ts";
import { countUnread } from "./queries/count-unread.ts";

export const notificationsServer: RoomServer = {
  name: "notifications",
  badges: async (context) => ({ unread: await countUnread(context) }),
};
