import type { Actor, RecordKind } from "./cast.ts";
import { everybody, nothingThere, only, signedIn, type Expectation, type Row } from "./row.ts";

/** Above the person in the reporting line. */
const above: Record<RecordKind, readonly Actor[]> = {
  own: ["manager", "manager of managers"],
  team: ["manager", "manager of managers"],
  foreign: ["manager of managers"],
  "other company": [],
  missing: [],
};
/** Platform admins run journeys; the spy is one at home. */
const runs = (actor: Actor, record: RecordKind) =>
  record !== "missing" && (record === "other company" ? actor === "other company" : actor === "platform admin");
const sees = (actor: Actor, record: RecordKind) =>
  above[record].includes(actor) || runs(actor, record) || (actor === "individual" && record === "own");

function near(may: typeof runs, seen: typeof runs): Expectation {
  return (actor, record) => {
    const atDoor = signedIn(actor, record);
    if (atDoor !== "DONE" || may(actor, record)) return atDoor;
    return seen(actor, record) ? "REFUSED" : "HIDDEN";
  };
}

const seen = near(sees, sees);
const run = near(runs, sees);
const leadsSome: Expectation = (actor, record) => {
  const atDoor = signedIn(actor, record);
  return atDoor !== "DONE" || ["manager", "manager of managers"].includes(actor) ? atDoor : "HIDDEN";
};
const hidden = only(["platform admin"], "HIDDEN");
const refused = only(["platform admin"]);

const journey = { journeyId: "$journey" };
const step = { stepId: "$step" };
const employee = { employeeId: "$employee" };
const close = { fields: { ...step, to: "DONE" }, expect: seen };
const give = { fields: { ...step, assigneeId: "$employee" }, expect: seen };
const remind = { remind: { fields: {}, expect: hidden } };
const nobody = "0193a1b2-0000-7000-8000-000000000000";
const moving = { ...employee, moment: "MOVE", onDay: "2026-12-01" };
/** With a template there is none of, so that nobody is added. */
const joining = { firstName: "Nia", workEmail: "nia@acme.test", onDay: "2026-12-01", templateId: nobody };
const template = {
  ...{ name: "Steps", moment: "MOVE" },
  steps: [{ key: "one", title: "One", kind: "TICK", doer: "HR", offset: 0 }],
};

/** The screens of lifecycle. */
export const lifecycleRows: readonly Row[] = [
  { path: "/app/my-data/lifecycle/my-journeys", read: signedIn },
  ...["hire", "onboard", "retire", "progress"].map((board): Row => ({
    ...{ path: `/app/company/lifecycle/${board}`, read: hidden, intents: remind },
  })),
  { path: "/managers/lifecycle/hire", read: leadsSome },
  {
    ...{ path: "/app/company/lifecycle/templates", read: refused },
    intents: Object.fromEntries(
      ["save-template", "archive-template", "add-samples"].map((name) => [name, { fields: {}, expect: refused }]),
    ),
  },
  { path: "/app/company/lifecycle/insights", read: refused },
  {
    ...{ path: "/app/company/lifecycle/start", read: refused },
    intents: Object.fromEntries(["preview", "hire", "start"].map((name) => [name, { fields: {}, expect: refused }])),
  },
  { path: "/app/company/lifecycle/alumni", read: hidden },
  { path: "/app/lifecycle/export", read: hidden },
  {
    ...{ path: "/app/lifecycle/journey/:journeyId", record: journey, read: seen },
    intents: {
      welcome: { fields: journey, expect: run },
      "close-step": close,
      "give-step": give,
      "hand-in": { fields: step, expect: seen },
      "answer-form": { fields: { ...step, answers: "{}" }, expect: seen },
      "say-details": { fields: step, expect: seen },
      "sign-step": { fields: { ...step, outcome: "SIGNED" }, expect: seen },
      tell: { fields: journey, expect: run },
      withdraw: { fields: journey, expect: run },
    },
  },
  ...[
    "lifecycle",
    "lifecycle/hire",
    "lifecycle/onboard",
    "lifecycle/retire",
    "lifecycle/progress",
    "settings/lifecycle",
  ].map((path): Row => ({ path: `/${path}`, read: signedIn })),
  // A link that is nobody's says so to everybody.
  {
    ...{ path: "/lifecycle/welcome", read: everybody },
    intents: { "": { fields: { company: "acme", token: "none", stepId: nobody }, expect: everybody } },
  },
  ...apiRows(),
];

function apiRows(): Row[] {
  const post = (path: string, fields: Record<string, unknown>, expect: Expectation, record?: Row["record"]): Row => ({
    ...{ path: `/api/v1/${path}`, ...(record && { record }), intents: { POST: { fields, expect } } },
  });
  return [
    { path: "/api/v1/journeys", read: hidden, intents: { POST: { fields: moving, expect: refused } } },
    post("journeys/hire", joining, refused),
    post("journeys/preview", moving, refused),
    { path: "/api/v1/journeys/:journeyId", record: journey, read: seen },
    post("journeys/:journeyId/tell", {}, run, journey),
    post("journeys/:journeyId/withdraw", {}, run, journey),
    post("journey-steps/:stepId/close", { to: "DONE", version: 1 }, seen, step),
    post("journey-steps/:stepId/files", { fileName: "id.txt", file: "SGVsbG8=", version: 1 }, seen, step),
    { path: "/api/v1/journey-steps/:stepId/files/:fileId", record: { ...step, fileId: nobody }, read: nothingThere },
    post("journey-steps/:stepId/sign", { outcome: "SIGNED", version: 1 }, seen, step),
    post("journey-steps/:stepId/answers", { answers: {}, version: 1 }, seen, step),
    post("journey-steps/:stepId/details", { version: 1 }, seen, step),
    post("journey-steps/:stepId/give", { assigneeId: "$employee", version: 1 }, seen, step),
    { path: "/api/v1/journey-templates", read: hidden, intents: { POST: { fields: template, expect: hidden } } },
    {
      ...{ path: "/api/v1/journey-templates/:templateId", record: { templateId: nobody } },
      intents: { PUT: { fields: { ...template, version: 1 }, expect: nothingThere } },
    },
    post("journey-templates/:templateId/archive", { archived: true }, nothingThere, { templateId: nobody }),
    { path: "/api/v1/lifecycle-insights", read: hidden },
    { path: "/api/v1/alumni", read: hidden },
  ];
}
