import type { RoomServer } from "#app/platform/contributions/room.ts";
import { countUnread } from "./queries/count-unread.ts";
import { notificationsEntities } from "./data/entities.ts";

export const notificationsServer: RoomServer = {
  entities: notificationsEntities,
  name: "notifications",
  badges: async (context) => ({ unread: await countUnread(context) }),
};
