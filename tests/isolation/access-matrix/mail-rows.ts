import { nothingThere, only, signedIn, type Row } from "./row.ts";

const nobodys = "0193a1b2-0000-7000-8000-000000000000";
const platformAdmin = only(["platform admin"]);
const defaults = { "defaults[0].room": "goals", "defaults[0].mail": "DAILY" };
const choices = { "choices[0].room": "goals", "choices[0].mail": "DAILY" };
const subscription = {
  endpoint: "https://push.example/of-a-browser",
  p256dh: Buffer.alloc(65, 4).toString("base64url"),
  auth: Buffer.alloc(16, 4).toString("base64url"),
};

/** How people are told: one's own choices, and what a company has for everybody. */
export const mailRows: readonly Row[] = [
  {
    path: "/app/my-data/my-settings/notifications",
    read: signedIn,
    intents: {
      "choose-mail": { fields: choices, expect: signedIn },
      "keep-quiet": { fields: { starts: "19", ends: "7" }, expect: signedIn },
      "open-push": { fields: {}, expect: signedIn },
      "add-device": { fields: subscription, expect: signedIn },
      "remove-device": { fields: { deviceId: nobodys }, expect: nothingThere },
      "test-device": { fields: { deviceId: nobodys }, expect: nothingThere },
    },
  },
  {
    path: "/app/company/settings/platform/notifications",
    read: platformAdmin,
    intents: { "set-mail-defaults": { fields: defaults, expect: platformAdmin } },
  },
  { path: "/app/company/settings/platform/notifications/mails", read: platformAdmin },
  { path: "/settings/notifications", read: signedIn },
  { path: "/settings/my-notifications", read: signedIn },
  { path: "/api/v1/me/notifications", read: signedIn },
  { path: "/api/v1/me/notifications/read", intents: { POST: { fields: {}, expect: signedIn } } },
  {
    path: "/api/v1/me/notifications/:notificationId/read",
    record: { notificationId: nobodys },
    intents: { POST: { fields: {}, expect: nothingThere } },
  },
  {
    path: "/api/v1/me/notification-preferences",
    read: signedIn,
    intents: { PUT: { fields: { choices: [] }, expect: signedIn } },
  },
  { path: "/api/v1/me/quiet-time", read: signedIn, intents: { PUT: { fields: { daysOff: true }, expect: signedIn } } },
  { path: "/api/v1/me/devices", read: signedIn, intents: { POST: { fields: subscription, expect: signedIn } } },
  { path: "/api/v1/me/devices/key", intents: { POST: { fields: {}, expect: signedIn } } },
  {
    path: "/api/v1/me/devices/:deviceId",
    record: { deviceId: nobodys },
    intents: { DELETE: { fields: {}, expect: nothingThere } },
  },
  {
    path: "/api/v1/me/devices/:deviceId/test",
    record: { deviceId: nobodys },
    intents: { POST: { fields: {}, expect: nothingThere } },
  },
  {
    path: "/api/v1/notification-settings",
    intents: { PUT: { fields: { defaults: [] }, expect: platformAdmin } },
  },
];
