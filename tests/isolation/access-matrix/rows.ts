import { colleagues, colleaguesWho, everybody, goalCheckedIn, goalDeleted, goalEdited, goalSeen, only, signedIn, type Row } from "./row.ts";
import { defaultGoalTemplate } from "#app/modules/goals/domain/template.ts";

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
