import type { Actor, RecordKind } from "./cast.ts";
import { only, signedIn, type Expectation, type Row } from "./row.ts";

type Near = Record<RecordKind, readonly Actor[]>;

/** Above the person in the reporting line. */
const above: Near = {
  own: ["manager", "manager of managers"],
  team: ["manager", "manager of managers"],
  foreign: ["manager of managers"],
  "other company": [],
  missing: [],
};
const self: Near = { own: ["individual"], team: [], foreign: [], "other company": [], missing: [] };
const admins: Near = {
  own: ["platform admin"],
  team: ["platform admin"],
  foreign: ["platform admin"],
  "other company": ["other company"],
  missing: [],
};

const among =
  (...groups: Near[]) =>
  (actor: Actor, record: RecordKind) =>
    groups.some((group) => group[record].includes(actor));

/** Open to some, refused to others who see the record, and not there for everybody else. */
function near(may: ReturnType<typeof among>, sees: ReturnType<typeof among> = may): Expectation {
  return (actor, record) => {
    const atDoor = signedIn(actor, record);
    if (atDoor !== "DONE" || may(actor, record)) return atDoor;
    return sees(actor, record) ? "REFUSED" : "HIDDEN";
  };
}

const seesDevelopment = among(self, above, admins);
const seen = near(seesDevelopment);
const assessed = near(among(self, above), seesDevelopment);
const askedOf = near(among(above), seesDevelopment);
const planned = near(among(self, above));
const agreed = near(among(above), among(self, above));
/** Plans of the cast have no mentor. */
const mentored = near(() => false, among(self, above));
const requested = near(among(self, above), seesDevelopment);
const decided = near(among(above), seesDevelopment);
const approved = near(among(admins), seesDevelopment);
const withdrawn = near(among(self), seesDevelopment);
const ownNote = near(among(self));
/** Who may plan for somebody: an administrator sees the development, and learns nothing of the plan. */
const planStarted = near(among(self, above));

const leads: Expectation = (actor, record) => {
  const atDoor = signedIn(actor, record);
  if (atDoor !== "DONE") return atDoor;
  return ["manager", "manager of managers"].includes(actor) ? "DONE" : "REFUSED";
};
const admin = only(["platform admin"]);
/** Whose scope it is, is asked by the query: others learn nothing of it. */
const leadsHidden: Expectation = (actor, record) =>
  leads(actor, record) === "REFUSED" ? "HIDDEN" : leads(actor, record);
const adminHidden: Expectation = (actor, record) =>
  admin(actor, record) === "REFUSED" ? "HIDDEN" : admin(actor, record);

/** Whoever may act here finds that there is no such record. */
const adminFindsNothing: Expectation = (actor, record) => {
  const outcome = admin(actor, record);
  return outcome === "DONE" ? "HIDDEN" : outcome;
};

const nobodys = "0193a1b2-0000-7000-8000-000000000000";
const employee = { employeeId: "$employee" };
const plan = { planId: "$plan" };
const goal = { goalId: "$growthgoal" };
const levelUp = { requestId: "$levelup" };
const decision = { ...levelUp, comment: "Because" };
const nothingSaid = { fields: {}, expect: signedIn };

/** One's own switch, answered by the page it was sent from. */
const personIntents = (answered: Expectation): NonNullable<Row["intents"]> => ({
  assess: {
    fields: { ...employee, competencyId: "$competency", level: "NONE" },
    expect: assessed,
  },
  "ask-self-assessment": { fields: { ...employee, dueOn: "2020-01-01" }, expect: askedOf },
  "save-note": nothingSaid,
  "remove-note": { fields: { noteId: "$note" }, expect: ownNote },
  "set-findable": { fields: { findable: "false" }, expect: answered },
});

const planIntents: NonNullable<Row["intents"]> = {
  "save-plan": { fields: { ...employee, version: "999" }, expect: planStarted },
  "propose-plan": { fields: plan, expect: planned },
  "agree-plan": { fields: plan, expect: agreed },
  "close-plan": { fields: plan, expect: planned },
  "add-goal": { fields: { ...plan, competencyId: "$competency", level: "NONE" }, expect: planned },
  "reach-goal": { fields: goal, expect: planned },
  "remove-goal": { fields: { goalId: nobodys }, expect: near(() => false) },
  "add-step": { fields: { ...goal, text: "Do it" }, expect: planned },
  "decline-mentoring": { fields: plan, expect: mentored },
  "talk-about-plan": { fields: { ...plan, text: "Agree on it" }, expect: planned },
};

const levelUpIntents: NonNullable<Row["intents"]> = {
  request: { fields: { ...employee, toGradeId: "$grade", reason: "Because" }, expect: requested },
  withdraw: { fields: levelUp, expect: withdrawn },
  support: { fields: decision, expect: decided },
  decline: { fields: decision, expect: decided },
  approve: { fields: { ...decision, version: "999" }, expect: approved },
  refuse: { fields: decision, expect: approved },
};

const changes = { changesDevelopment: true } as const;
const company = (path: string, intents: Record<string, Record<string, unknown>> = {}): Row => ({
  path: `/app/company/develop/${path}`,
  read: admin,
  intents: Object.fromEntries(Object.entries(intents).map(([name, fields]) => [name, { fields, expect: admin }])),
});

/** The screens of development. */
export const developRows: readonly Row[] = [
  {
    path: "/app/my-data/develop/competencies",
    read: signedIn,
    ...changes,
    intents: personIntents(signedIn),
  },
  {
    path: "/app/employee/:employeeId/development",
    record: employee,
    read: seen,
    ...changes,
    intents: personIntents(seen),
  },
  {
    path: "/app/my-data/develop/growth-plan",
    read: signedIn,
    ...changes,
    intents: planIntents,
  },
  { path: "/app/employee/:employeeId/growth-plan", record: employee, read: planned, ...changes, intents: planIntents },
  {
    path: "/app/my-data/develop/level-up",
    read: signedIn,
    ...changes,
    intents: levelUpIntents,
  },
  { path: "/app/employee/:employeeId/level-up", record: employee, read: seen, ...changes, intents: levelUpIntents },
  { path: "/app/my-data/develop/find-people", read: signedIn },
  { path: "/app/develop/competencies", record: { query: "text=a" }, read: signedIn },
  { path: "/employee/:employeeId/strengths/:noteId", record: { ...employee, noteId: "$note" }, read: seen },
  ...["drivers", "deliverables"].map((kind): Row => ({
    path: `/employee/:employeeId/${kind}/:noteId`,
    record: { ...employee, noteId: "$note" },
    read: near(() => false),
  })),
  ...["direct-reports", "all-reports"].flatMap((scope): Row[] => [
    { path: `/app/team/${scope}/develop/manage`, read: leads },
    { path: `/app/team/${scope}/develop/team-map`, read: leads },
    { path: `/app/team/${scope}/develop/insights`, read: leadsHidden },
  ]),
  { ...company("insights"), read: adminHidden },
  company("level-ups", { "approve-many": { requestIds: nobodys } }),
  company("competency-library", {
    "save-competency": {},
    "archive-competency": {},
    "add-starters": {},
  }),
  company("competency-settings", { "set-expectation": {} }),
  {
    ...company("competency-settings/:jobFunctionId", { "set-expectation": {} }),
    record: { jobFunctionId: "$function" },
  },
  company("settings", { "save-settings": {}, "save-level": {}, "archive-level": {} }),
  { path: "/app/develop/export", record: { query: "scope=all-reports" }, read: leadsHidden },
  { path: "/app/develop/of-person/:employeeId", record: employee, read: signedIn },
  { path: "/develop", read: signedIn },
  { path: "/develop/myTeam", read: signedIn },
  { path: "/settings/competencies", read: signedIn },
  { path: "/app/company/settings/competencies", read: signedIn },
  { path: "/settings/level-up", read: signedIn },
  { path: "/settings/level-up/:jobFunctionId", record: { jobFunctionId: "$function" }, read: signedIn },
  { path: "/analytics/develop", read: signedIn },
  ...["company", "team/direct-reports", "team/all-reports"].map((place): Row => ({
    path: `/app/${place}/develop/embedded-analytics`,
    read: signedIn,
  })),
];

const person = "/api/v1/development/:employeeId";
const post = (path: string, record: Row["record"], fields: Record<string, unknown>, expect: Expectation): Row => ({
  path: `/api/v1/${path}`,
  record: record!,
  ...changes,
  intents: { POST: { fields, expect } },
});

/** Development over the API. */
export const developApiRows: readonly Row[] = [
  { path: person, record: employee, read: seen },
  {
    path: `${person}/competencies/:competencyId`,
    record: { ...employee, competencyId: "$competency" },
    read: seen,
  },
  post("development/:employeeId/assessments", employee, { competencyId: "$competency", level: "NONE" }, assessed),
  post("development/:employeeId/self-assessment-requests", employee, { dueOn: "2020-01-01" }, askedOf),
  {
    path: `${person}/growth-plan`,
    record: employee,
    read: planned,
    intents: { PUT: { fields: { version: 999 }, expect: planStarted } },
  },
  post("growth-plans/:planId/propose", plan, {}, planned),
  post("growth-plans/:planId/agree", plan, {}, agreed),
  post("growth-plans/:planId/close", plan, {}, planned),
  post("growth-plans/:planId/decline-mentoring", plan, {}, mentored),
  post("growth-plans/:planId/talking-point", plan, { text: "Agree on it" }, planned),
  post("growth-plans/:planId/goals", plan, { competencyId: "$competency", level: "NONE" }, planned),
  post("growth-goals/:goalId/reach", goal, {}, planned),
  post("growth-goals/:goalId/steps", goal, { text: "Do it" }, planned),
  {
    path: "/api/v1/growth-goals/:goalId",
    record: { goalId: nobodys },
    intents: { DELETE: { fields: {}, expect: near(() => false) } },
  },
  {
    path: `${person}/level-ups`,
    record: employee,
    read: seen,
    intents: { POST: { fields: { toGradeId: "$grade", reason: "Because" }, expect: requested } },
  },
  post("level-ups/:requestId/support", levelUp, { comment: "Because", version: 1 }, decided),
  post("level-ups/:requestId/decline", levelUp, { comment: "Because", version: 1 }, decided),
  post("level-ups/:requestId/refuse", levelUp, { comment: "Because", version: 1 }, approved),
  post("level-ups/:requestId/approve", levelUp, { comment: "Because", version: 999 }, approved),
  {
    path: "/api/v1/level-ups/approve",
    intents: { POST: { fields: { requestIds: [nobodys] }, expect: adminHidden } },
  },
  post("level-ups/:requestId/withdraw", levelUp, {}, withdrawn),
  { path: "/api/v1/profile-notes", intents: { POST: nothingSaid } },
  {
    path: "/api/v1/profile-notes/:noteId",
    record: { noteId: "$note" },
    ...changes,
    intents: { DELETE: { fields: {}, expect: ownNote } },
  },
  {
    path: "/api/v1/development-preferences",
    intents: { PUT: { fields: { findable: false }, expect: signedIn } },
  },
  { path: "/api/v1/people-by-competency/:competencyId", record: { competencyId: "$competency" }, read: signedIn },
  { path: "/api/v1/competencies", read: admin, intents: { POST: { fields: { name: "Writing" }, expect: admin } } },
  {
    path: "/api/v1/competencies/:competencyId",
    record: { competencyId: nobodys },
    intents: { PUT: { fields: { name: "Writing" }, expect: adminFindsNothing } },
  },
  {
    path: "/api/v1/competencies/:competencyId/archive",
    record: { competencyId: nobodys },
    intents: { POST: { fields: { archived: true }, expect: adminFindsNothing } },
  },
  { path: "/api/v1/competency-starters", intents: { POST: { fields: { field: "SALES" }, expect: admin } } },
  {
    path: "/api/v1/job-expectations",
    intents: {
      PUT: {
        fields: { jobFunctionId: nobodys, gradeId: nobodys, competencyId: nobodys, level: "BEGINNER" },
        expect: near(() => false),
      },
    },
  },
  { path: "/api/v1/competency-levels", intents: { POST: { fields: { name: "Expert" }, expect: adminHidden } } },
  {
    path: "/api/v1/competency-levels/:levelId/archive",
    record: { levelId: nobodys },
    intents: { POST: { fields: { archived: true }, expect: near(() => false) } },
  },
  {
    path: "/api/v1/development-settings",
    read: signedIn,
    intents: { PUT: { fields: { evidenceMonths: 12, allowsSearch: true, version: 999 }, expect: adminHidden } },
  },
];
