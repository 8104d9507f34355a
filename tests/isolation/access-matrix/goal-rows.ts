import type { Actor } from "./cast.ts";
import {
  everybody,
  goalCheckedIn,
  goalCopied,
  goalDeleted,
  goalEdited,
  goalNotFed,
  goalSeen,
  nothingThere,
  only,
  signedIn,
  type Expectation,
  type Row,
} from "./row.ts";

const teamArea = only(["manager", "manager of managers", "goal admin"]);
const companyArea = only(["goal admin", "custom admin", "platform admin"]);
const uploaders = only(["goal admin"]);
const noGoalTemplate: Expectation = (actor, record) =>
  uploaders(actor, record) === "DONE" ? "HIDDEN" : uploaders(actor, record);
const written = {
  templateId: "0193a1b2-0000-7000-8000-000000000001",
  title: "Sell",
  timeFrame: "2026-Q4",
  level: "INDIVIDUAL",
  visibility: "GLOBAL",
  version: 1,
};
const goalTemplateActs = {
  "edit-template": { fields: written, expect: noGoalTemplate },
  "archive-template": { fields: { ...written, archived: "true" }, expect: noGoalTemplate },
  assign: { fields: { ...written, cohorts: "0193a1b2-0000-7000-8000-000000000001" }, expect: uploaders },
  "retry-run": { fields: { ...written, runId: "0193a1b2-0000-7000-8000-000000000001" }, expect: noGoalTemplate },
  "update-goals": { fields: written, expect: noGoalTemplate },
  "withdraw-goals": { fields: written, expect: noGoalTemplate },
};
const templateAdmins = only(["goal admin", "platform admin"]);
const noSuchTemplate: Expectation = (actor, record) =>
  templateAdmins(actor, record) === "DONE" ? "HIDDEN" : templateAdmins(actor, record);
const templateActs = Object.fromEntries(
  ["review-earlier", "review-removal", "ask-earlier", "remove-template", "restore-template"].map((intent) => [
    intent,
    { fields: { templateId: "0193a1b2-0000-7000-8000-000000000001" }, expect: noSuchTemplate },
  ]),
);

const missingRecord = "0193a1b2-0000-7000-8000-000000000001";

/** What is done to several goals at once; each is asked about in `goal-api-rows.ts`. */
const toMany: Row["intents"] = {
  ...Object.fromEntries(
    ["close-goals", "reopen-goals", "archive-goals", "unarchive-goals", "carry-goals"].map((intent) => [
      intent,
      { fields: { goalIds: missingRecord, closure: "DROPPED", timeFrame: "2027" }, expect: nothingThere },
    ]),
  ),
  "give-goals": { fields: { goalIds: missingRecord, ownerId: "$employee" }, expect: nothingThere },
  "set-due-of-goals": { fields: { goalIds: missingRecord, dueDate: "2027-03-31" }, expect: nothingThere },
  "undo-carry-goals": { fields: { madeIds: missingRecord }, expect: nothingThere },
};

/** A list of goals: who may open the area. A new objective may be asked for anywhere; whose and which is decided then. */
const list = (path: string, read: Expectation): Row => ({
  path,
  read,
  intents: { "create-objective": { fields: {}, expect: signedIn }, ...toMany },
});

/** Many check-ins at once. They may be sent from anywhere; each row is decided for itself, and answered with the others. */
const manyCheckIns = (path: string, read: Expectation): Row => ({
  path,
  read,
  intents: { "check-in-many": { fields: {}, expect: signedIn } },
});

/** Nobody finds what is not there, and strangers are sent to sign in. */

/** Whoever may delete may restore, and finds nothing afterwards: the goal is gone, or was never deleted. */
const goneAfterwards: Expectation = (actor: Actor, record) => {
  const deleted = goalDeleted(actor, record);
  return deleted === "DONE" ? "HIDDEN" : deleted;
};

/** Who is given insights finds no file that is not there. */
const noSuchExport: Expectation = (actor, record) => {
  const opened = teamArea(actor, record);
  return opened === "DONE" ? "HIDDEN" : opened;
};

/** Numbers and files; no time frame is called so, so that none is made. */
const insights = (path: string, scope: string, read: Expectation): Row => ({
  path,
  read,
  intents: {
    "ask-export": { fields: { level: "OBJECTIVE", scope, timeFrame: "someday", format: "CSV" }, expect: read },
    "delete-export": { fields: { exportId: missingRecord }, expect: noSuchExport },
  },
});

const goal = { goalId: "$goal" };

/** The goals room's screens. */
export const goalRows: readonly Row[] = [
  list("/app/my-data/goal/my-goals", signedIn),
  list("/app/my-data/goal/my-company", signedIn),
  list("/app/my-data/goal/individuals-goals", signedIn),
  list("/app/team/direct-reports/goal/manage", teamArea),
  list("/app/team/direct-reports/goal/individuals-goals", teamArea),
  list("/app/team/all-reports/goal/manage", teamArea),
  list("/app/team/all-reports/goal/individuals-goals", teamArea),
  // The door of the view area: managers, whose page then holds what their people help with, and goal admins.
  list("/app/team/view/goal/manage", teamArea),
  list("/app/team/view/goal/individuals-goals", teamArea),
  manyCheckIns("/app/team/view/goal/check-in", teamArea),
  list("/app/company/goal/manage", companyArea),
  list("/app/company/goal/individuals-goals", companyArea),
  manyCheckIns("/app/my-data/goal/check-in", signedIn),
  manyCheckIns("/app/team/direct-reports/goal/check-in", teamArea),
  manyCheckIns("/app/team/all-reports/goal/check-in", teamArea),
  manyCheckIns("/app/company/goal/check-in", companyArea),
  // They lead to the imports, where the kind of file decides.
  ...["my-data", "team/direct-reports", "team/all-reports", "team/view", "company"].map((area): Row => ({
    path: `/app/${area}/goal/upload`,
    read: signedIn,
  })),
  insights("/app/team/direct-reports/goal/insights", "direct-reports", teamArea),
  insights("/app/team/all-reports/goal/insights", "all-reports", teamArea),
  insights("/app/company/goal/data-exports", "company", uploaders),
  { path: "/app/company/goal/alignment", read: uploaders },
  { path: "/app/company/goal/alignment/print", read: uploaders },
  { path: "/app/goal/exports/:exportId", record: { exportId: missingRecord }, read: noSuchExport },
  { path: "/app/goal/upload-sample", record: { query: "kind=OKRS" }, read: signedIn },
  {
    path: "/app/company/goal/settings",
    read: templateAdmins,
    intents: {
      review: { fields: {}, expect: templateAdmins },
      save: { fields: {}, expect: templateAdmins },
      "add-template": { fields: {}, expect: templateAdmins },
      ...templateActs,
    },
  },
  {
    path: "/app/company/goal/templates",
    read: uploaders,
    intents: { "create-template": { fields: {}, expect: uploaders } },
  },
  { path: "/app/company/goal/templates/export", read: uploaders },
  {
    path: "/app/company/goal/templates/:templateId",
    record: { templateId: missingRecord },
    read: noGoalTemplate,
    intents: goalTemplateActs,
  },
  {
    path: "/app/company/goal/templates/:templateId/runs/:runId/people.csv",
    record: { templateId: "0193a1b2-0000-7000-8000-000000000001", runId: "0193a1b2-0000-7000-8000-000000000001" },
    read: noGoalTemplate,
  },
  {
    path: "/app/company/goal/archived",
    read: companyArea,
    intents: { "unarchive-goals": { fields: { goalIds: missingRecord }, expect: nothingThere } },
  },
  ...[
    "/goals",
    "/goals/list",
    "/goals/card",
    "/goals/tree",
    "/goals/insights",
    "/goals/archived",
    "/settings/objectives",
    "/settings/objectiveSettings",
  ].map((path): Row => ({ path, read: everybody })),
  { path: "/goals/audit", read: signedIn },
  { path: "/app/goal/find", read: signedIn },
  { path: "/app/goal/of-person/:employeeId", record: { employeeId: "$employee" }, read: signedIn },
  { path: "/app/goal/objectives", read: signedIn },
  { path: "/app/goal/coach", read: signedIn },
  { path: "/app/goal/export", read: signedIn },
  { path: "/app/goal/:goalId/children", record: goal, read: goalSeen },
  { path: "/app/goal/:goalId/trail", record: goal, read: goalSeen },
  // Goals the asker may not see have no parts: the answer is empty, and holds no canary.
  { path: "/app/goal/parts", record: { query: `of=${missingRecord}` }, read: signedIn },
  { path: "/app/goal/:goalId/history", record: goal, read: goalSeen },
  { path: "/app/goal/title-taken", read: signedIn },
  {
    path: "/app/goal/:goalId/copy",
    record: goal,
    read: goalSeen,
    intents: { "copy-goal": { fields: { ...goal, title: "Copy of $goal", timeFrame: "2026-Q4" }, expect: goalCopied } },
  },
  {
    path: "/app/goal/:goalId/structure",
    record: goal,
    changesGoals: true,
    read: goalSeen,
    intents: {
      "preview-realign": { fields: goal, expect: goalEdited },
      "realign-goal": { fields: goal, expect: goalEdited },
      "undo-realign": { fields: { realignmentId: missingRecord }, expect: nothingThere },
      "contribute-to-goal": { fields: { ...goal, parentId: "$goal", weight: "1" }, expect: goalEdited },
      "stop-feeding": { fields: { ...goal, parentId: missingRecord }, expect: goalNotFed },
      "ask-dependency": { fields: { ...goal, needsGoalId: "$goal" }, expect: goalEdited },
      "answer-dependency": {
        fields: { ...goal, dependencyId: missingRecord, answer: "CONFIRMED" },
        expect: goalNotFed,
      },
      "withdraw-dependency": { fields: { ...goal, dependencyId: missingRecord }, expect: goalNotFed },
      "archive-goal": { fields: goal, expect: goalEdited },
      "unarchive-goals": { fields: { goalIds: "$goal" }, expect: goalEdited },
    },
  },
  {
    path: "/app/goal/:goalId",
    record: goal,
    changesGoals: true,
    read: goalSeen,
    intents: {
      "check-in": { fields: { ...goal, level: "ON_TRACK" }, expect: goalCheckedIn },
      "check-in-many": { fields: {}, expect: signedIn },
      "acknowledge-check-in": { fields: { checkInId: missingRecord }, expect: nothingThere },
      "edit-goal": {
        // An old version: the answer is the door's, and the goals stay as they are.
        fields: {
          ...goal,
          version: "0",
          title: "Reworded $goal",
          dueDate: "2027-03-31",
          visibility: "GLOBAL",
          ownerIds: "$employee",
        },
        expect: goalEdited,
      },
      "add-key-result": { fields: { parentId: "$goal", title: "Key result" }, expect: goalEdited },
      "close-goal": { fields: { ...goal, closure: "DROPPED" }, expect: goalCheckedIn },
      "reopen-goal": { fields: goal, expect: goalCheckedIn },
      "refresh-metric": { fields: goal, expect: goalCheckedIn },
      // A tag that is nobody's: the answer is the door's.
      "tag-goal": { fields: { ...goal, tagId: missingRecord }, expect: goalEdited },
      "delete-goal": { fields: goal, expect: goneAfterwards },
      "delete-and-leave": { fields: goal, expect: goalDeleted },
      "restore-goal": { fields: goal, expect: goneAfterwards },
    },
  },
];
