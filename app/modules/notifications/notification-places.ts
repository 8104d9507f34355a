import { readNoticePlace } from "#app/platform/contributions/notice-link.ts";

/** Where the screens of this room are. */
export const notificationPlaces = {
  inbox: "/app/notifications",
  read: readNoticePlace,
  own: "/app/my-data/my-settings/notifications",
  company: "/app/company/settings/platform/notifications",
  mails: "/app/company/settings/platform/notifications/mails",
} as const;
