import type { OwnData } from "#app/platform/contributions/own-data.ts";

/** What they were told, and what they want to be told. */
export const notificationsOwnData: readonly OwnData[] = [
  { name: "notifications", path: "/me/notifications" },
  { name: "preferences", path: "/me/notification-preferences" },
  { name: "quiet-time", path: "/me/quiet-time" },
  { name: "devices", path: "/me/devices" },
];
