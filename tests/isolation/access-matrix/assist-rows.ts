import { only, signedIn, type Row } from "./row.ts";

const platformAdmin = only(["platform admin"]);
const nobody = "0193a1b2-0000-7000-8000-000000000000";
const settings = { address: "https://models.example.com/v1", model: "small", monthlyTokens: "1000", dailyAsks: "5" };
const sent = { ...settings, features: [], monthlyTokens: 1000, dailyAsks: 5 };
/** The door opens, and there is no such thing behind it. */
const hiddenInside: typeof signedIn = (actor, record) =>
  signedIn(actor, record) === "DONE" ? "HIDDEN" : signedIn(actor, record);
const unknown = { feature: "nothing.at-all", input: {} };

/** Help with writing: everybody for themselves; which model helps is said by platform admins alone. */
export const assistRows: readonly Row[] = [
  {
    path: "/app/my-data/my-settings/assist",
    read: signedIn,
    intents: { choose: { fields: { isOn: "on" }, expect: signedIn } },
  },
  { path: "/app/assist", intents: { ask: { fields: { ...unknown, input: "{}" }, expect: hiddenInside } } },
  { path: "/app/assist/help.json", read: signedIn },
  { path: "/app/assist/:askId.json", record: { askId: nobody }, read: hiddenInside },
  {
    path: "/app/company/settings/platform/assist",
    read: platformAdmin,
    intents: {
      save: { fields: settings, expect: platformAdmin },
      try: { fields: {}, expect: platformAdmin },
    },
  },
  { path: "/api/v1/assist/features", read: signedIn },
  { path: "/api/v1/assist/asks", intents: { POST: { fields: unknown, expect: hiddenInside } } },
  { path: "/api/v1/assist/asks/:askId", record: { askId: nobody }, read: hiddenInside },
  { path: "/api/v1/assist/settings", read: platformAdmin, intents: { PUT: { fields: sent, expect: platformAdmin } } },
  { path: "/api/v1/me/assist", read: signedIn, intents: { PUT: { fields: { isOn: true }, expect: signedIn } } },
];
