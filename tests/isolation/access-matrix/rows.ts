import { everybody, signedIn, type Row } from "./row.ts";

/** The access matrix of everything that exists. A new address fails until it stands here. */
export const rows: readonly Row[] = [
  { path: "/", read: signedIn },
  { path: "/app", read: signedIn },
  { path: "/*", read: () => "HIDDEN" },
  { path: "/preferences", intents: { "": { fields: { language: "en" }, expect: everybody } } },
  { path: "/app/palette.json", read: signedIn },
  { path: "/login", read: everybody, intents: { "": { fields: { email: "x@x.test", password: "x" }, expect: everybody } } },
  { path: "/logout", endsSession: true, read: everybody, intents: { "": { fields: {}, expect: everybody } } },
  {
    path: "/app/notifications",
    read: signedIn,
    intents: {
      "mark-all-read": { fields: {}, expect: signedIn },
      "mark-read": { fields: { notificationId: "0193a1b2-0000-7000-8000-000000000000" }, expect: (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN") },
    },
  },
];
