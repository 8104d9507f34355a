import { outside, colleagues, colleaguesWho, everybody, only, signedIn, type Expectation, type Row } from "./row.ts";

/** Harmless where it is allowed: nobody is anybody's dotted-line manager. */
const noDottedLine = { employeeId: "$employee", kind: "DOTTED_LINE", from: "2026-11-01", value: "", future: "KEEP" };
const changed = { fields: noDottedLine, expect: colleaguesWho((actor) => actor === "platform admin") };
const platformAdmin = colleaguesWho((actor) => actor === "platform admin");
const facts = { firstName: "Ina", workEmail: "ina@elsewhere.test" };
/**
 * Where the door is open each is refused for its sense, so nothing changes: a version that never was, a day before
 * joining, nobody who left.
 */
const staleFacts = { fields: { employeeId: "$employee", ...facts, version: "999" }, expect: platformAdmin };
const earlyLeaving = { fields: { employeeId: "$employee", lastDay: "2001-01-01" }, expect: platformAdmin };
const earlyReturn = { fields: { employeeId: "$employee", from: "2026-11-01" }, expect: platformAdmin };
/** Refused for its org unit, which nobody has. */
const misplaced = {
  fields: { ...facts, joinedOn: "2026-11-01", orgUnitId: "0193a1b2-0000-7000-8000-000000000000" },
  expect: only(["platform admin"]),
};
/** People their own, platform admins everybody's. */
const ownPhoto = colleaguesWho(
  (actor, record) => actor === "platform admin" || (actor === "individual" && record === "own"),
);
const register = only(["platform admin"]);
/** An import that is nobody's: hidden from those who may import, refused to the others. */
const nobodysImport: Expectation = (actor, record) =>
  register(actor, record) === "DONE" ? "HIDDEN" : register(actor, record);
const importId = "0193a1b2-0000-7000-8000-000000000000";
/** A row of a timeline that is nobody's: to whom the door is open it is not there. */
const nobodysAssignment: Expectation = (actor, record) =>
  platformAdmin(actor, record) === "DONE" ? "HIDDEN" : platformAdmin(actor, record);
const correction = {
  fields: { employeeId: "$employee", assignmentId: importId, from: "2026-11-01" },
  expect: nobodysAssignment,
};
const withdrawal = { fields: { employeeId: "$employee", assignmentId: importId }, expect: nobodysAssignment };
/** A field nobody has: whoever sees the person is refused for it, so nothing changes. */
const noField = {
  fields: { employeeId: "$employee", values: { [importId]: "x" }, [`values.${importId}`]: "x", version: "999" },
  expect: colleagues,
};
/** A tag that is nobody's: to whom the door is open it is not there. */
const noTag = { fields: { tagId: importId, employeeIds: ["$employee"] }, expect: nobodysImport };
const tagOnPage: typeof noTag = {
  fields: noTag.fields,
  expect: (actor) =>
    outside.includes(actor)
      ? "SIGN_IN"
      : actor === "platform admin" || actor === "other company"
        ? "HIDDEN"
        : "REFUSED",
};
const tagEdit = { fields: { tagId: importId, name: "Elsewhere", version: "1" }, expect: nobodysImport };
const tagArchive = { fields: { tagId: importId, archived: "true", version: "1" }, expect: nobodysImport };
/** Refused for want of a name, so nothing is changed. */
const namelessCompany = { fields: { name: "", version: "1" }, expect: register };
/** Refused for want of a picture, and for one that nobody has. */
const logoless = { fields: {}, expect: register };
const logoGone = { fields: { key: importId }, expect: nobodysImport };
const profile = {
  record: { employeeId: "$employee" },
  read: colleagues,
  intents: {
    "change-assignment": changed,
    "correct-assignment": correction,
    "withdraw-planned-change": withdrawal,
    "set-employee-fields": noField,
    "tag-people": tagOnPage,
    "edit-employee": staleFacts,
    "record-leaving": earlyLeaving,
    "rehire-employee": earlyReturn,
  },
};

/** A unit, function, role or grade that is nobody's: to whom the door is open it is not there. */
const nobodys = { orgUnitId: importId, termId: importId, gradeId: importId };
/** Refused for want of a name, so nothing is added. */
const unnamed = { fields: { name: "" }, expect: register };
const editOrgUnit = { fields: { ...nobodys, name: "Elsewhere", version: "1" }, expect: nobodysImport };
const retireOrgUnit = { fields: nobodys, expect: nobodysImport };
const editJobTerm = { fields: { ...nobodys, kind: "GRADE", name: "Elsewhere", version: "1" }, expect: nobodysImport };
const removeJobTerm = { fields: { ...nobodys, kind: "GRADE" }, expect: nobodysImport };
const moveGrade = { fields: { ...nobodys, to: "LOWER" }, expect: nobodysImport };
const field = { fieldId: importId, name: "Elsewhere", viewers: "ADMINS", editors: "ADMINS" };
const fieldActs = {
  edit: { fields: { ...field, version: "1" }, expect: nobodysImport },
  archive: { fields: { fieldId: importId, archived: "true", version: "1" }, expect: nobodysImport },
  move: { fields: { fieldId: importId, to: "LATER" }, expect: nobodysImport },
  share: {
    fields: { [`access.${importId}.viewers`]: "ADMINS", [`access.${importId}.editors`]: "ADMINS" },
    expect: nobodysImport,
  },
};

/** A team that is nobody's, asked for by whoever is signed in. */
const nobodysTeam: Expectation = (actor, record) =>
  signedIn(actor, record) === "DONE" ? "HIDDEN" : signedIn(actor, record);
const teamId = importId;
const member = { teamId, employeeId: importId };
const createTeam = { fields: { name: "Elsewhere" }, expect: register };
const editTeam = { fields: { teamId, name: "Elsewhere", version: "1" }, expect: nobodysTeam };
const memberActed = { fields: member, expect: nobodysTeam };
const teamScreen = {
  record: { teamId },
  read: nobodysTeam,
  intents: { "edit-team": editTeam, "set-team-member": memberActed, "remove-team-member": memberActed },
};

/** The people room: public facts for every colleague, the register for admins, changes for platform admins. */
export const peopleRows: readonly Row[] = [
  { path: "/app/my-data/people", read: signedIn },
  { path: "/app/team/direct-reports/employee", read: signedIn },
  { path: "/app/team/all-reports/employee", read: signedIn },
  { path: "/app/company/employees", read: only(["goal admin", "custom admin", "platform admin"]) },
  { path: "/app/people/search", read: signedIn },
  { path: "/app/people/mini-profile.json", record: { query: "person=$employee" }, read: colleagues },
  { path: "/app/people/export.csv", read: signedIn },
  { path: "/app/my-data/org-chart", record: { query: "person=$employee" }, read: colleagues },
  { path: "/app/company/org-chart", record: { query: "person=$employee" }, read: colleagues },
  { path: "/app/people/org-chart.json", record: { query: "person=$employee" }, read: colleagues },
  { path: "/app/employee/:employeeId", ...profile },
  {
    path: "/app/employee/:employeeId/photo",
    record: { employeeId: "$employee" },
    read: ownPhoto,
    // Refused for want of a file, and nothing to remove or bring back.
    intents: {
      "set-photo": { fields: { employeeId: "$employee" }, expect: ownPhoto },
      "remove-photo": { fields: { employeeId: "$employee" }, expect: ownPhoto },
      "restore-photo": { fields: { employeeId: importId }, expect: nobodysTeam },
    },
  },
  { path: "/logo/:tenantId/:key", record: { tenantId: importId, key: importId }, read: () => "HIDDEN" },
  { path: "/app/photo/:key", record: { key: importId }, read: nobodysTeam },
  { path: "/app/team/direct-reports/employee/:employeeId", ...profile },
  { path: "/app/team/all-reports/employee/:employeeId", ...profile },
  {
    path: "/app/company/settings/platform/employees",
    read: only(["platform admin"]),
    intents: { "add-employee": misplaced, "tag-people": noTag },
  },
  {
    path: "/app/company/settings/platform/employees/leavers",
    read: register,
    intents: { "set-leaver-share": { fields: { share: "" }, expect: register } },
  },
  ...["", "/:importId", "/:importId/plan.csv"].map((place): Row => ({
    path: `/app/company/settings/platform/employees/import${place}`,
    record: { importId },
    read: everybody,
  })),
  {
    path: "/app/company/settings/platform/employees/fields",
    read: register,
    intents: {
      "add-employee-field": unnamed,
      "edit-employee-field": fieldActs.edit,
      "archive-employee-field": fieldActs.archive,
      "move-employee-field": fieldActs.move,
      "review-field-access": fieldActs.share,
      "share-employee-fields": fieldActs.share,
    },
  },
  {
    path: "/app/company/settings/platform/employees/tags",
    read: register,
    intents: { "add-people-tag": unnamed, "edit-people-tag": tagEdit, "archive-people-tag": tagArchive },
  },
  {
    path: "/app/company/settings/platform/units",
    read: register,
    intents: { "add-org-unit": unnamed, "edit-org-unit": editOrgUnit, "retire-org-unit": retireOrgUnit },
  },
  {
    path: "/app/company/settings/platform/function-grade",
    read: register,
    intents: {
      "add-job-term": unnamed,
      "edit-job-term": editJobTerm,
      "remove-job-term": removeJobTerm,
      "move-grade": moveGrade,
    },
  },
  {
    path: "/app/company/settings/platform/organization",
    read: register,
    intents: {
      "edit-company": namelessCompany,
      "set-logo": logoless,
      "remove-logo": { fields: {}, expect: register },
      "restore-logo": logoGone,
    },
  },
  { path: "/api/v1/company", read: register, intents: { PUT: namelessCompany } },
  {
    path: "/api/v1/company/logo",
    intents: { PUT: { fields: { file: "" }, expect: register }, DELETE: { fields: {}, expect: register } },
  },
  ...[
    "/app/company/settings",
    "/settings/company",
    "/settings/function-grade",
    "/settings/employees",
    "/app/company/settings/platform",
    "/settings/referral",
    "/settings/applause",
  ].map((path): Row => ({
    path,
    read: everybody,
  })),
  { path: "/app/my-data/teams", read: signedIn, intents: { "create-team": createTeam } },
  { path: "/managers/team/:teamId", ...teamScreen },
  { path: "/settings/teams/:teamId", ...teamScreen },
  { path: "/api/v1/teams", read: signedIn, intents: { POST: createTeam } },
  { path: "/api/v1/teams/:teamId", record: { teamId }, read: nobodysTeam, intents: { PUT: editTeam } },
  {
    path: "/api/v1/teams/:teamId/members/:employeeId",
    record: member,
    intents: { PUT: memberActed, DELETE: memberActed },
  },
  { path: "/api/v1/employee-imports", read: register, intents: { POST: { fields: { rows: [] }, expect: register } } },
  { path: "/api/v1/employee-imports/share", intents: { PUT: { fields: { share: "" }, expect: register } } },
  { path: "/api/v1/employee-imports/:importId", record: { importId }, read: nobodysImport },
  ...["check", "apply", "undo"].map((act): Row => ({
    path: `/api/v1/employee-imports/:importId/${act}`,
    record: { importId },
    intents: { POST: { fields: { importId }, expect: nobodysImport } },
  })),
  { path: "/api/v1/org-units", read: register, intents: { POST: unnamed } },
  {
    path: "/api/v1/org-units/:orgUnitId",
    record: { orgUnitId: importId },
    read: nobodysImport,
    intents: { PUT: editOrgUnit },
  },
  {
    path: "/api/v1/org-units/:orgUnitId/retirement",
    record: { orgUnitId: importId },
    intents: { POST: retireOrgUnit },
  },
  { path: "/api/v1/people-tags", read: signedIn, intents: { POST: unnamed } },
  { path: "/api/v1/people-tags/:tagId", record: { tagId: importId }, read: nobodysTeam, intents: { PUT: tagEdit } },
  { path: "/api/v1/people-tags/:tagId/archived", record: { tagId: importId }, intents: { PUT: tagArchive } },
  { path: "/api/v1/people-tags/:tagId/people", record: { tagId: importId }, intents: { POST: noTag } },
  { path: "/api/v1/employee-fields", read: register, intents: { POST: unnamed } },
  {
    path: "/api/v1/employee-fields/:fieldId",
    record: { fieldId: importId },
    read: nobodysImport,
    intents: { PUT: fieldActs.edit },
  },
  {
    path: "/api/v1/employee-fields/:fieldId/archived",
    record: { fieldId: importId },
    intents: { PUT: fieldActs.archive },
  },
  { path: "/api/v1/employee-fields/:fieldId/place", record: { fieldId: importId }, intents: { PUT: fieldActs.move } },
  { path: "/api/v1/employees/:employeeId/fields", record: { employeeId: "$employee" }, intents: { PUT: noField } },
  { path: "/api/v1/job-terms", read: register, intents: { POST: unnamed } },
  {
    path: "/api/v1/job-terms/:termId",
    record: { termId: importId },
    read: nobodysImport,
    intents: { PUT: editJobTerm, DELETE: removeJobTerm },
  },
  { path: "/api/v1/grades/:gradeId/place", record: { gradeId: importId }, intents: { POST: moveGrade } },
  { path: "/api/v1/employees", read: signedIn, intents: { POST: misplaced } },
  { path: "/api/v1/employees/changes", read: signedIn },
  {
    path: "/api/v1/employees/:employeeId",
    record: { employeeId: "$employee" },
    read: colleagues,
    intents: { PUT: staleFacts },
  },
  {
    path: "/api/v1/employees/:employeeId/leaving",
    record: { employeeId: "$employee" },
    intents: { POST: earlyLeaving },
  },
  { path: "/api/v1/employees/:employeeId/rehire", record: { employeeId: "$employee" }, intents: { POST: earlyReturn } },
  { path: "/api/v1/employees/:employeeId/reports", record: { employeeId: "$employee" }, read: colleagues },
  {
    path: "/api/v1/employees/:employeeId/assignments",
    record: { employeeId: "$employee" },
    intents: { POST: changed },
  },
  {
    path: "/api/v1/employees/:employeeId/assignments/:assignmentId",
    record: { employeeId: "$employee", assignmentId: importId },
    intents: { PUT: correction, DELETE: withdrawal },
  },
];
