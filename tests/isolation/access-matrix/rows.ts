import { colleagues, colleaguesWho, everybody, goalCheckedIn, goalDeleted, goalEdited, goalSeen, only, signedIn, type Row } from "./row.ts";
import { defaultGoalTemplate } from "#app/modules/goals/domain/template.ts";

import { goalRows } from "./goal-rows.ts";
import { peopleRows } from "./people-rows.ts";

/** Harmless where it is allowed: nobody is anybody's dotted-line manager. */
const noDottedLine = { employeeId: "$employee", kind: "DOTTED_LINE", from: "2026-11-01", value: "", future: "KEEP" };
const changed = { fields: noDottedLine, expect: colleaguesWho((actor) => actor === "platform admin") };
const profile = { record: { employeeId: "$employee" }, read: colleagues, intents: { "change-assignment": changed } };

/** The access matrix of everything that exists. A new address fails until it stands here. */
export const rows: readonly Row[] = [
  ...goalRows,
  ...peopleRows,
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
  { path: "/app/my-data/people", read: signedIn },
  { path: "/app/team/direct-reports/employee", read: signedIn },
  { path: "/app/team/all-reports/employee", read: signedIn },
  { path: "/app/company/employees", read: only(["goal admin", "custom admin", "platform admin"]) },
  { path: "/app/people/search", read: signedIn },
  { path: "/app/people/export.csv", read: signedIn },
  { path: "/app/my-data/org-chart", record: { query: "person=$employee" }, read: colleagues },
  { path: "/app/company/org-chart", record: { query: "person=$employee" }, read: colleagues },
  { path: "/app/people/org-chart.json", record: { query: "person=$employee" }, read: colleagues },
  { path: "/app/employee/:employeeId", ...profile },
  { path: "/app/team/direct-reports/employee/:employeeId", ...profile },
  { path: "/app/team/all-reports/employee/:employeeId", ...profile },
  { path: "/api/v1/employees", read: signedIn },
  { path: "/api/v1/employees/:employeeId", record: { employeeId: "$employee" }, read: colleagues },
  { path: "/api/v1/employees/:employeeId/reports", record: { employeeId: "$employee" }, read: colleagues },
  { path: "/api/v1/employees/:employeeId/assignments", record: { employeeId: "$employee" }, intents: { POST: changed } },
  {
    path: "/api/v1/goals",
    read: signedIn,
    intents: {
      // Individual objectives are everybody's to make; a goal admin makes those of the company.
      POST: { fields: { title: "", timeFrame: "2026-Q4", level: "INDIVIDUAL" }, expect: signedIn },
    },
  },
  {
    path: "/api/v1/goals/:goalId",
    record: { goalId: "$goal" },
    changesGoals: true,
    read: goalSeen,
    intents: {
      PATCH: { fields: { description: "Changed" }, expect: goalEdited },
      DELETE: { fields: {}, expect: goalDeleted },
    },
  },
  { path: "/api/v1/goals/:goalId/graph", record: { goalId: "$goal" }, read: goalSeen },
  { path: "/api/v1/goals/:goalId/check-ins", record: { goalId: "$goal" }, intents: { POST: { fields: { value: 10, level: "ON_TRACK", comment: "" }, expect: goalCheckedIn } } },
  { path: "/api/v1/goals/:goalId/close", record: { goalId: "$goal" }, changesGoals: true, intents: { POST: { fields: { closure: "DROPPED" }, expect: goalCheckedIn } } },
  { path: "/api/v1/goals/:goalId/reopen", record: { goalId: "$goal" }, changesGoals: true, intents: { POST: { fields: {}, expect: goalCheckedIn } } },
  {
    path: "/api/v1/goals/access-template",
    read: only(["goal admin", "platform admin"]),
    intents: { PUT: { fields: { version: 0, template: defaultGoalTemplate }, expect: only(["goal admin", "platform admin"]) } },
  },
  {
    path: "/api/v1/goals/access-template/preview",
    intents: { POST: { fields: { template: defaultGoalTemplate }, expect: only(["goal admin", "platform admin"]) } },
  },
  { path: "/api/v1/employees", read: signedIn },
  { path: "/api/v1/employees/:employeeId", record: { employeeId: "$employee" }, read: colleagues },
  { path: "/api/v1/employees/:employeeId/reports", record: { employeeId: "$employee" }, read: colleagues },
  {
    path: "/api/v1/employees/:employeeId/assignments",
    record: { employeeId: "$employee" },
    intents: {
      POST: { fields: { kind: "GRADE", from: "2026-11-01", value: "no such grade" }, expect: colleaguesWho((actor) => actor === "platform admin") },
    },
  },
];
