import type { Room } from "#app/platform/contributions/room.ts";
import { notificationPlaces } from "./notification-places.ts";

export const notifications: Room = {
  name: "notifications",
  modules: [{ key: "inbox", label: "title", showsWaiting: true }],
  tabs: [
    { area: "top", module: "inbox", label: "title", path: notificationPlaces.inbox },
    {
      ...{ area: "settings", module: "account", label: "mail-times.title", path: notificationPlaces.own },
      behind: "/app/my-data/my-settings/calendar",
    },
    {
      ...{ area: "settings", module: "general", label: "mail-times.title", path: notificationPlaces.company },
      also: [notificationPlaces.mails],
      can: { action: "edit", subject: "MailDefaults" },
    },
  ],
};
