import type { Actor, RecordKind } from "./cast.ts";
import { everybody, signedIn, type Expectation, type Row } from "./row.ts";

const only =
  (
    who: Record<RecordKind, readonly Actor[]>,
    refused: Partial<Record<RecordKind, readonly Actor[]>> = {},
  ): Expectation =>
  (actor, record) => {
    const atDoor = signedIn(actor, record);
    if (atDoor !== "DONE") return atDoor;
    if (who[record].includes(actor)) return "DONE";
    return refused[record]?.includes(actor) ? "REFUSED" : "HIDDEN";
  };

const none = { own: [], team: [], foreign: [], "other company": [], missing: [] } as const;
const line: Record<RecordKind, readonly Actor[]> = {
  ...none,
  own: ["manager", "manager of managers"],
  team: ["manager", "manager of managers"],
  foreign: ["manager of managers"],
};

/** Who was asked for a form about the person. */
const reviewer = only({
  own: ["individual", "manager"],
  team: ["manager"],
  foreign: ["manager of managers"],
  "other company": ["other company"],
  missing: [],
});
/** Whose the one form is: a form is its reviewer's alone. */
const writer = only({
  own: ["individual"],
  team: ["manager"],
  foreign: ["manager of managers"],
  "other company": ["other company"],
  missing: [],
});
/** Nothing is shared yet: who is accountable reads results, and those above them. */
const result = only(line);
const accountable = only({ ...none, own: ["manager"], team: ["manager"], foreign: ["manager of managers"] }, line);
/** Peers are nominated by the person and by who is accountable. */
const nominator = only({
  ...none,
  own: ["individual", "manager"],
  team: ["manager"],
  foreign: ["manager of managers"],
});
const refusedToLine = only(none, line);
const hidden = only(none);
/** Nobody here administers reviews; who does is asked in the room's own test. */
const nobody: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "REFUSED" : "SIGN_IN");
const leads: Expectation = (actor, record) =>
  ["manager", "manager of managers"].includes(actor) ? "DONE" : hidden(actor, record);
const missing = "0193a1b2-0000-7000-8000-000000000000";
const reasoned = { reason: "Because" };
const person = { reviewId: "$cycle", employeeId: "$employee" };
const reviewee = { revieweeId: "$reviewee" };
const form = { formId: "$form" };
const acts = {
  share: { fields: reviewee, expect: accountable },
  "change-manager": { fields: { ...reviewee, managerId: missing, ...reasoned }, expect: hidden },
  remove: { fields: { ...reviewee, ...reasoned }, expect: hidden },
};
/** Who is not let onto the page is not told what came of a reminder either. */
const formActs = (read: Expectation) => ({
  remind: { fields: { formIds: "$form" }, expect: read },
  extend: { fields: { ...form, dueOn: "2099-01-01" }, expect: hidden },
  "reopen-form": { fields: { ...form, ...reasoned }, expect: hidden },
  "force-submit": { fields: { ...form, ...reasoned }, expect: hidden },
  "add-people": { fields: { cycleId: "$cycle", employeeIds: "$employee" }, expect: hidden },
  "reopen-forms": { fields: { cycleId: "$cycle", provider: "SELF", ...reasoned }, expect: hidden },
  "follow-managers": { fields: { cycleId: "$cycle" }, expect: hidden },
  "undo-managers": { fields: { cycleId: "$cycle", actId: missing }, expect: hidden },
});
const scopes = [
  ["/app/team/direct-reports", leads],
  ["/app/team/all-reports", leads],
  ["/app/team/view", leads],
  ["/app/company", hidden],
] as const;

const peopleScreens = scopes.flatMap(([area, read]): Row[] => [
  ...(area === "/app/company" ? [] : [{ path: `${area}/review/manage`, read, intents: acts }]),
  { path: `${area}/review/calibrated-results`, read, intents: acts },
  { path: `${area}/review/detail-reports`, read, intents: acts },
  { path: `${area}/review/completion-status`, read, intents: formActs(read) },
  ...(area === "/app/team/view" ? [] : [{ path: `${area}/review/insights`, read }]),
]);
const formScreen = (path: string): Row => ({
  path,
  record: person,
  read: reviewer,
  intents: { "save-answers": { fields: form, expect: writer }, submit: { fields: form, expect: writer } },
});
const resultScreen = (path: string): Row => ({
  path,
  record: person,
  read: result,
  intents: {
    share: { fields: reviewee, expect: accountable },
    reopen: { fields: { ...reviewee, ...reasoned }, expect: refusedToLine },
    answer: { fields: { ...reviewee, outcome: "ACKNOWLEDGED" }, expect: refusedToLine },
    "add-action": { fields: { ...reviewee, kind: "NOTE", body: "Learn it" }, expect: accountable },
    "finish-action": { fields: { actionId: missing, done: "yes" }, expect: hidden },
    "remove-action": { fields: { actionId: missing }, expect: hidden },
    "decide-probation": { fields: { ...reviewee, decision: "CONFIRMED", ...reasoned }, expect: accountable },
  },
});
const refused = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { fields: { cycleId: "$cycle" }, expect: nobody }]));

const api = "/api/v1";
const nomination = { nominationId: missing };
/** The API of reviews: the rights of the screens. */
const reviewApiRows: readonly Row[] = [
  { path: `${api}/review-cycles`, read: nobody },
  { path: `${api}/reviews`, read: signedIn },
  {
    path: `${api}/review-forms/:formId/answers`,
    record: { formId: "$form" },
    intents: { POST: { fields: form, expect: writer } },
  },
  {
    path: `${api}/review-forms/:formId/submit`,
    record: { formId: "$form" },
    intents: { POST: { fields: form, expect: writer } },
  },
  {
    path: `${api}/review-nominations`,
    intents: {
      POST: { fields: { cycleId: "$cycle", employeeId: "$employee", nomineeIds: [missing] }, expect: nominator },
    },
  },
  ...["accept", "withdraw"].map((act): Row => ({
    path: `${api}/review-nominations/:nominationId/${act}`,
    record: nomination,
    intents: { POST: { fields: nomination, expect: hidden } },
  })),
  {
    path: `${api}/review-nominations/:nominationId/decline`,
    record: nomination,
    intents: { POST: { fields: { ...nomination, ...reasoned }, expect: hidden } },
  },
  {
    path: `${api}/review-cycles/:cycleId/results/:employeeId`,
    record: { cycleId: "$cycle", employeeId: "$employee" },
    read: result,
  },
  ...(
    [
      ["settle", { ...reasoned, version: 1 }, result],
      ["share", {}, accountable],
      ["reopen", reasoned, refusedToLine],
      ["answer", { outcome: "ACKNOWLEDGED" }, refusedToLine],
    ] as const
  ).map(([act, fields, expect]): Row => ({
    path: `${api}/review-results/:revieweeId/${act}`,
    record: reviewee,
    intents: { POST: { fields: { ...reviewee, ...fields }, expect } },
  })),
];

/** The screens of reviews. */
export const reviewRows: readonly Row[] = [
  {
    path: "/app/my-data/review/my-reviews",
    read: signedIn,
    intents: {
      nominate: { fields: { cycleId: "$cycle", employeeId: "$employee", nomineeIds: missing }, expect: nominator },
      accept: { fields: { nominationId: missing }, expect: hidden },
      decline: { fields: { nominationId: missing, ...reasoned }, expect: hidden },
      withdraw: { fields: { nominationId: missing }, expect: hidden },
      "invite-external": {
        fields: { cycleId: "$cycle", employeeId: "$employee", name: "Cara", email: "cara@client.test", language: "en" },
        expect: nominator,
      },
      "send-link": { fields: { externalId: missing }, expect: hidden },
      "withdraw-external": { fields: { externalId: missing }, expect: hidden },
    },
  },
  formScreen("/review/:reviewId/employee/:employeeId"),
  formScreen("/review/:reviewId/employee/:employeeId/legacy"),
  resultScreen("/review/result/:reviewId/employee/:employeeId"),
  resultScreen("/review/result/:reviewId/employee/:employeeId/chart"),
  ...peopleScreens,
  {
    path: "/app/company/review/manage",
    read: nobody,
    intents: refused("create", "copy", "cancel", "restore", "publish", "reopen"),
  },
  {
    path: "/app/company/review/reviewCreation/:reviewId",
    record: { reviewId: "$cycle" },
    read: nobody,
    intents: refused("save-section", "launch"),
  },
  {
    path: "/app/company/review/settings",
    read: nobody,
    intents: refused("save-template", "duplicate-template", "archive-template", "save-question", "archive-question"),
  },
  {
    path: "/template/review/:templateId",
    record: { templateId: missing },
    read: nobody,
    intents: refused("edit-template"),
  },
  { path: "/template/review/:templateId/preview", record: { templateId: missing }, read: nobody },
  { path: "/app/review/answers", intents: { "save-answers": { fields: form, expect: writer } } },
  { path: "/review/signed/:revieweeId", record: reviewee, read: hidden },
  { path: "/app/review/result-file/:reviewId/:employeeId", record: person, read: result },
  { path: "/app/review/of-person/:employeeId", record: { employeeId: "$employee" }, read: signedIn },
  { path: "/app/team/direct-reports/review/action-plans", read: leads },
  { path: "/app/team/direct-reports/review/action-plan/edit", read: signedIn },
  // A link that is nobody's says so to everybody.
  {
    path: "/review/outside",
    read: everybody,
    intents: { "": { fields: { company: "acme", token: "none" }, expect: everybody } },
  },
  { path: "/app/review/export", record: { query: "scope=all-reports" }, read: leads },
  { path: "/settings/reviewCycle/:formId/:step", record: { formId: missing, step: "name" }, read: signedIn },
  ...[
    "/review",
    "/review/audit",
    "/review/performancePreview",
    "/review/manage",
    "/review/calibrationView",
    "/review/detail-reports",
    "/review/insights",
    "/settings/reviewCycles",
    "/settings/template",
    "/settings/questions",
    "/settings/calibrationSettings",
  ].map((path): Row => ({ path, read: signedIn })),
  ...reviewApiRows,
];
