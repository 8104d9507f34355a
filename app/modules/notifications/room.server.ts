import type { RoomServer } from "#app/platform/contributions/room.ts";
import { deviceEndpoints } from "./api/device-endpoints.ts";
import { mailEndpoints } from "./api/mail-endpoints.ts";
import { noticeEndpoints } from "./api/notice-endpoints.ts";
import { notificationsEntities } from "./data/entities.ts";
import { notificationEvents } from "./events.ts";
import { stopMailMount } from "./http/stop-mail.server.ts";
import { notificationRules } from "./policy.ts";
import { newestNotices } from "./queries/newest-notices.ts";
import { forgetOldDeliveries } from "./use-cases/note-deliveries.ts";
import { notificationsOwnData } from "./own-data.ts";
import { notificationsForgetsPerson } from "./forgets-person.ts";

export const notificationsServer: RoomServer = {
  entities: notificationsEntities,
  events: notificationEvents,
  name: "notifications",
  movesWith: "nothing",
  ownData: notificationsOwnData,
  forgetsPerson: notificationsForgetsPerson,
  rules: ({ actor }) => notificationRules(actor),
  endpoints: [...mailEndpoints, ...deviceEndpoints, ...noticeEndpoints],
  mounts: [stopMailMount],
  home: newestNotices,
  scheduled: forgetOldDeliveries,
};
