import { colleagues, everybody, only, signedIn, type Row } from "./row.ts";

const platformAdmin = only(["platform admin"]);
const policy = { passwordRule: "COMPOSITION", idleMinutes: "720", absoluteHours: "720", allowedRanges: "" };
const nobody = "0193a1b2-0000-7000-8000-000000000000";

/** Nobody has this: the door opens, and what it leads to does not exist. */
const hiddenInside = (actor: Parameters<typeof signedIn>[0], record: Parameters<typeof signedIn>[1]) =>
  signedIn(actor, record) === "DONE" ? ("HIDDEN" as const) : ("SIGN_IN" as const);

/** Those who may, look for somebody who is not there. */
const nobodyFound: typeof platformAdmin = (actor, record) =>
  platformAdmin(actor, record) === "DONE" ? "HIDDEN" : platformAdmin(actor, record);

/** Those who may erase people, of people of their company. Whoever is still there is refused, so that nobody is erased. */
const erasers: typeof platformAdmin = (actor, record) =>
  platformAdmin(actor, record) === "DONE" ? colleagues(actor, record) : platformAdmin(actor, record);
const whom = { employeeId: "$employee" };
/** Nothing was asked for about anybody. */
const nothingToCallOff: typeof platformAdmin = (actor, record) =>
  erasers(actor, record) === "DONE" ? "HIDDEN" : erasers(actor, record);

/** For everybody else there are no departments to found. */
const founders: typeof signedIn = (actor, record) =>
  actor === "platform admin" || actor === "other company" ? "DONE" : hiddenInside(actor, record);

/** Without a session, whoever's, there is nobody whose sign-in could be changed. */
const ownOnly = signedIn;

/** Who has not taken the first step is led to it, whatever their session. */
const toFirstStep = () => "SIGN_IN" as const;

/** The doors answer everybody alike: known or not, signed in or not. */
export const identityRows: readonly Row[] = [
  { path: "/api/v1/me", read: signedIn },
  { path: "/api/v1/me/sessions", read: signedIn },
  {
    path: "/api/v1/me/sessions/:sessionId",
    record: { sessionId: nobody },
    intents: { DELETE: { fields: {}, expect: hiddenInside } },
  },
  { path: "/api/v1/members", read: platformAdmin },
  {
    path: "/api/v1/employees/:employeeId/erasure",
    record: { employeeId: "$employee" },
    read: erasers,
    intents: {
      POST: { fields: { name: "Nobody" }, expect: erasers },
      DELETE: { fields: {}, expect: nothingToCallOff },
    },
  },
  {
    path: "/api/v1/employees/:employeeId/erasure/certificate",
    record: { employeeId: "$employee" },
    read: nothingToCallOff,
  },
  {
    path: "/app/employee/:employeeId/erasure",
    record: { employeeId: "$employee" },
    read: erasers,
    intents: {
      ask: { fields: { ...whom, name: "Nobody" }, expect: erasers },
      "call-off": { fields: whom, expect: nothingToCallOff },
      copy: { fields: whom, expect: erasers },
    },
  },
  {
    path: "/app/employee/:employeeId/erasure/certificate",
    record: { employeeId: "$employee" },
    read: nothingToCallOff,
  },
  {
    path: "/api/v1/invitations",
    read: platformAdmin,
    intents: { POST: { fields: { employeeIds: [] }, expect: platformAdmin } },
  },
  {
    path: "/api/v1/invitations/:employeeId",
    record: { employeeId: nobody },
    intents: { DELETE: { fields: {}, expect: nobodyFound } },
  },
  {
    path: "/login",
    read: everybody,
    intents: { "": { fields: { email: "x@x.test", password: "x" }, expect: everybody } },
  },
  { path: "/logout", endsSession: true, read: everybody, intents: { "": { fields: {}, expect: everybody } } },
  { path: "/verify", read: everybody },
  { path: "/login/company", read: everybody, intents: { "": { fields: { company: "nobody" }, expect: everybody } } },
  {
    path: "/forgotPassword",
    read: everybody,
    intents: { "": { fields: { email: "nobody@nowhere.test" }, expect: everybody } },
  },
  {
    path: "/forgotPasswordConfirmation",
    read: everybody,
    intents: { "": { fields: { token: "x", password: "x" }, expect: everybody } },
  },
  { path: "/invite", read: everybody, intents: { "": { fields: { token: "x", password: "x" }, expect: everybody } } },
  { path: "/selectOrganization", read: everybody, intents: { "": { fields: { tenantId: "x" }, expect: everybody } } },
  {
    path: "/login/secondStep",
    read: toFirstStep,
    intents: { "": { fields: { code: "123456" }, expect: toFirstStep } },
  },
  { path: "/login/passkey", read: everybody, intents: { "": { fields: { response: "{}" }, expect: everybody } } },
  { path: "/login/passkeyOptions", read: everybody, intents: { "": { fields: {}, expect: everybody } } },
  {
    path: "/secondFactorSetup",
    read: ownOnly,
    intents: {
      "start-totp": { fields: { currentPassword: "x" }, expect: ownOnly },
      "confirm-totp": { fields: { code: "123456" }, expect: ownOnly },
      "start-passkey": { fields: { name: "x", currentPassword: "x" }, expect: ownOnly },
      "add-passkey": { fields: { name: "x", response: "{}" }, expect: ownOnly },
    },
  },
  { path: "/emailVerification", read: everybody, intents: { "": { fields: { token: "x" }, expect: everybody } } },
  { path: "/login/support", read: everybody, intents: { "": { fields: { token: "x" }, expect: everybody } } },
  // The door of single sign-on answers everybody alike; what came from no provider leads back to it.
  { path: "/login/sso", read: everybody, intents: { "": { fields: { email: "x@nowhere.test" }, expect: everybody } } },
  { path: "/login/sso/start", read: everybody },
  { path: "/login/callback", read: everybody },
  {
    path: "/app/company/settings/platform/single-sign-on",
    read: platformAdmin,
    intents: {
      "add-domain": { fields: { domain: "matrix.example" }, expect: platformAdmin },
      "check-domain": { fields: { domainId: nobody }, expect: nobodyFound },
      "remove-domain": { fields: { domainId: nobody }, expect: nobodyFound },
      save: {
        fields: { preset: "OIDC", issuer: "http://127.0.0.1:1", clientId: "x", secret: "x" },
        expect: platformAdmin,
      },
      "save-saml": { fields: { metadata: "<x/>" }, expect: platformAdmin },
      "save-joining": { fields: { version: "0" }, expect: platformAdmin },
      "renew-certificate": { fields: {}, expect: platformAdmin },
      switch: { fields: {}, expect: nobodyFound },
    },
  },
  { path: "/login/:region", read: () => "HIDDEN" },
  { path: "/signup", read: everybody, intents: { "": { fields: { company: "" }, expect: everybody } } },
  {
    path: "/selectDepartment",
    read: signedIn,
    intents: {
      choose: { fields: { name: "" }, expect: signedIn },
      found: { fields: { departments: "" }, expect: founders },
    },
  },
  { path: "/selectTeam", read: signedIn, intents: { choose: { fields: { name: "" }, expect: signedIn } } },
  { path: "/dev/mail", read: everybody },
  {
    path: "/profileSetup",
    read: signedIn,
    intents: {
      "complete-profile": {
        fields: { preferredFirstName: "", language: "en", timeZone: "Europe/Berlin" },
        expect: signedIn,
      },
    },
  },
  {
    path: "/app/my-data/my-settings/sessions",
    read: signedIn,
    intents: {
      revoke: { fields: { sessionId: nobody }, expect: hiddenInside },
      "revoke-others": { fields: {}, expect: signedIn },
    },
  },
  {
    path: "/app/my-data/my-settings/security",
    read: signedIn,
    intents: {
      "change-password": { fields: { currentPassword: "x", password: "x" }, expect: signedIn },
      "change-email": { fields: { currentPassword: "x", email: "new@acme.test" }, expect: signedIn },
    },
  },
  {
    path: "/app/my-data/my-settings/second-step",
    read: signedIn,
    intents: {
      "start-totp": { fields: { currentPassword: "x" }, expect: signedIn },
      "confirm-totp": { fields: { code: "123456" }, expect: signedIn },
      "remove-totp": { fields: { currentPassword: "x" }, expect: signedIn },
      "renew-codes": { fields: { currentPassword: "x" }, expect: signedIn },
    },
  },
  {
    path: "/app/my-data/my-settings/passkeys",
    read: signedIn,
    intents: {
      "start-passkey": { fields: { name: "x", currentPassword: "x" }, expect: signedIn },
      "add-passkey": { fields: { name: "x", response: "{}" }, expect: signedIn },
      "remove-passkey": { fields: { passkeyId: nobody, currentPassword: "x" }, expect: signedIn },
    },
  },
  {
    path: "/app/my-data/my-settings/access-tokens",
    read: signedIn,
    intents: {
      create: { fields: { name: "x", scope: "READ", days: "30", currentPassword: "x" }, expect: signedIn },
      renew: { fields: { accessTokenId: nobody, currentPassword: "x" }, expect: signedIn },
      revoke: { fields: { accessTokenId: nobody }, expect: hiddenInside },
    },
  },
  {
    path: "/app/my-data/my-settings/calendar",
    read: signedIn,
    intents: {
      "make-calendar-address": { fields: {}, expect: signedIn },
      "end-calendar-address": { fields: {}, expect: signedIn },
    },
  },
  {
    path: "/app/my-data/my-settings/own-data",
    read: signedIn,
    intents: { copy: { fields: {}, expect: signedIn } },
  },
  {
    path: "/app/company/settings/platform/embedding",
    read: platformAdmin,
    intents: {
      create: {
        fields: { name: "Intranet", origins: "https://intranet.example", scopes: "goals:read" },
        expect: platformAdmin,
      },
      edit: {
        fields: { keyId: nobody, name: "x", origins: "https://intranet.example", scopes: "goals:read" },
        expect: nobodyFound,
      },
      rotate: { fields: { keyId: nobody, days: "7" }, expect: nobodyFound },
      revoke: { fields: { keyId: nobody }, expect: nobodyFound },
    },
  },
  {
    path: "/app/company/settings/platform/sign-in",
    read: platformAdmin,
    intents: {
      review: { fields: policy, expect: platformAdmin },
      save: { fields: policy, expect: platformAdmin },
    },
  },
  {
    path: "/app/company/settings/platform/support",
    read: platformAdmin,
    intents: {
      grant: { fields: { reason: "Request 4711", hours: "1" }, expect: platformAdmin },
      end: { fields: {}, expect: platformAdmin },
    },
  },
  { path: "/app/company/employees/sign-ins/export", record: { query: "search=$employee" }, read: platformAdmin },
  { path: "/app/company/employees/invite/export", read: platformAdmin },
  {
    path: "/app/company/employees/sign-ins",
    record: { query: "search=$employee" },
    read: platformAdmin,
    intents: {
      deactivate: { fields: { employeeId: nobody }, expect: nobodyFound },
      reactivate: { fields: { employeeId: nobody }, expect: nobodyFound },
      "reset-second-factor": { fields: { employeeId: nobody }, expect: nobodyFound },
    },
  },
  {
    path: "/app/company/employees/invite",
    record: { query: "employeeId=$employee" },
    read: platformAdmin,
    intents: {
      invite: { fields: { employeeId: "not an id" }, expect: platformAdmin },
      "invite-all": { fields: { whom: "nobody" }, expect: platformAdmin },
      "withdraw-all": { fields: {}, expect: platformAdmin },
      withdraw: { fields: { invitationId: "not an id" }, expect: platformAdmin },
    },
  },
];
