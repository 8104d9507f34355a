import { colleagues, colleaguesWho, only, signedIn, type Row } from "./row.ts";

/** Harmless where it is allowed: nobody is anybody's dotted-line manager. */
const noDottedLine = { employeeId: "$employee", kind: "DOTTED_LINE", from: "2026-11-01", value: "", future: "KEEP" };
const changed = { fields: noDottedLine, expect: colleaguesWho((actor) => actor === "platform admin") };
const profile = { record: { employeeId: "$employee" }, read: colleagues, intents: { "change-assignment": changed } };

/** The people room: public facts for every colleague, the register for admins, changes for platform admins. */
export const peopleRows: readonly Row[] = [
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
];
