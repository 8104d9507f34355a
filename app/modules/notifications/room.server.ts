import type { RoomServer } from "#app/platform/contributions/room.ts";
import { newestNotices } from "./queries/newest-notices.ts";
import { notificationsEntities } from "./data/entities.ts";

export const notificationsServer: RoomServer = {
  entities: notificationsEntities,
  name: "notifications",
  home: newestNotices,
};
