import { reviewApiRows, runApiRows, wizardApiRows } from "./review-api-rows.ts";
import {
  reviewer,
  writer,
  result,
  results,
  accountable,
  nominator,
  refusedToLine,
  hidden,
  nobody,
  leads,
  leadsInCycle,
  missing,
  reasoned,
  person,
  reviewee,
  form,
} from "./review-expectations.ts";
import { everybody, signedIn, type Expectation, type Row } from "./row.ts";

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
  intents: {
    "save-answers": { fields: form, expect: writer },
    "choose-goals": { fields: { ...form, version: "1" }, expect: writer },
    submit: { fields: form, expect: writer },
  },
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

/** The screens of reviews. */
export const reviewRows: readonly Row[] = [
  {
    path: "/app/my-data/review/my-reviews",
    read: signedIn,
    intents: {
      nominate: { fields: { cycleId: "$cycle", employeeId: "$employee", nomineeIds: missing }, expect: nominator },
      approve: { fields: { nominationIds: missing }, expect: hidden },
      refuse: { fields: { nominationId: missing, ...reasoned }, expect: hidden },
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
  { path: "/review/performancePreview", read: signedIn },
  { path: "/review/performancePreview", record: { query: "employeeId=$employee" }, read: results },
  ...peopleScreens,
  { path: "/app/company/review/manage/export", read: nobody },
  {
    path: "/app/company/review/manage",
    read: nobody,
    intents: refused("create", "copy", "cancel", "restore", "publish", "reopen"),
  },
  {
    path: "/app/company/review/reviewCreation/:reviewId",
    record: { reviewId: "$cycle" },
    read: nobody,
    intents: refused(
      "save-section",
      "upload-reviewees",
      "save-form-group",
      "raise-form-group",
      "remove-form-group",
      "launch",
    ),
  },
  {
    path: "/app/company/review/share/:reviewId",
    record: { reviewId: "$cycle" },
    read: nobody,
    intents: refused("preview-share", "share-many", "retry-share"),
  },
  {
    path: "/app/company/review/share/:reviewId/runs/:runId/people.csv",
    record: { reviewId: "$cycle", runId: missing },
    read: nobody,
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
  {
    path: "/app/review/insights-export",
    record: { query: "scope=all-reports&cycle=$cycle" },
    read: leadsInCycle,
  },
  { path: "/settings/reviewCycle/:formId/:step", record: { formId: missing, step: "name" }, read: signedIn },
  ...[
    "/review",
    "/review/audit",
    "/review/manage",
    "/review/calibrationView",
    "/review/detail-reports",
    "/review/insights",
    "/app/company/review/embedded-analytics",
    "/app/team/direct-reports/review/action-plan",
    "/settings/reviewCycles",
    "/settings/template",
    "/settings/questions",
    "/settings/calibrationSettings",
  ].map((path): Row => ({ path, read: signedIn })),
  ...reviewApiRows,
  ...wizardApiRows,
  ...runApiRows,
];
