import { everybody, only, signedIn, type Row } from "./row.ts";

const platformAdmin = only(["platform admin"]);
const nobody = "0193a1b2-0000-7000-8000-000000000000";

/** Nobody has this: the door opens, and what it leads to does not exist. */
const hiddenInside = (actor: Parameters<typeof signedIn>[0], record: Parameters<typeof signedIn>[1]) =>
  signedIn(actor, record) === "DONE" ? ("HIDDEN" as const) : ("SIGN_IN" as const);

/** The doors answer everybody alike: known or not, signed in or not. */
export const identityRows: readonly Row[] = [
  { path: "/login", read: everybody, intents: { "": { fields: { email: "x@x.test", password: "x" }, expect: everybody } } },
  { path: "/logout", endsSession: true, read: everybody, intents: { "": { fields: {}, expect: everybody } } },
  { path: "/login/company", read: everybody, intents: { "": { fields: { company: "nobody" }, expect: everybody } } },
  { path: "/forgotPassword", read: everybody, intents: { "": { fields: { email: "nobody@nowhere.test" }, expect: everybody } } },
  { path: "/forgotPasswordConfirmation", read: everybody, intents: { "": { fields: { token: "x", password: "x" }, expect: everybody } } },
  { path: "/invite", read: everybody, intents: { "": { fields: { token: "x", password: "x" }, expect: everybody } } },
  { path: "/selectOrganization", read: everybody, intents: { "": { fields: { tenantId: "x" }, expect: everybody } } },
  { path: "/dev/mail", read: everybody },
  { path: "/profileSetup", read: signedIn, intents: { "complete-profile": { fields: { preferredFirstName: "", language: "en", timeZone: "Europe/Berlin" }, expect: signedIn } } },
  {
    path: "/app/my-data/my-settings/sessions",
    read: signedIn,
    intents: {
      revoke: { fields: { sessionId: nobody }, expect: hiddenInside },
      "revoke-others": { fields: {}, expect: signedIn },
    },
  },
  {
    path: "/app/company/employees/invite",
    record: { query: "employeeId=$employee" },
    read: platformAdmin,
    intents: {
      invite: { fields: { employeeId: "not an id" }, expect: platformAdmin },
      withdraw: { fields: { invitationId: "not an id" }, expect: platformAdmin },
    },
  },
];
