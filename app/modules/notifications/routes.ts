import { route, type RouteConfig } from "@remix-run/route-config";
import { notificationPlaces } from "./notification-places.ts";

const at = (path: string, file: string) => route(path.slice(1), `modules/notifications/routes/${file}`);

export const notificationsRoutes = [
  at(notificationPlaces.inbox, "inbox.tsx"),
  at(notificationPlaces.read, "read.ts"),
  at(notificationPlaces.own, "own-mail.tsx"),
  at(notificationPlaces.company, "company-mail.tsx"),
  at(notificationPlaces.mails, "mails.tsx"),
  ...["/settings/notifications", "/settings/my-notifications"].map((path) =>
    route(path.slice(1), "modules/notifications/routes/former-address.ts", { id: `notifications former ${path}` }),
  ),
] satisfies RouteConfig;
