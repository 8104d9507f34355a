import { defaultGoalTemplate } from "#app/modules/goals/domain/template.ts";
import {
  goalCheckedIn,
  goalCopied,
  goalDeleted,
  goalEdited,
  goalNotFed,
  goalSeen,
  only,
  signedIn,
  type Expectation,
  type Row,
} from "./row.ts";

const goal = { record: { goalId: "$goal" } };
const admins = only(["goal admin", "platform admin"]);

const missingExport = "0193a1b2-0000-7000-8000-000000000001";
const noId = "0193a1b2-0000-7000-8000-000000000001";
const noTemplate: Expectation = (actor, record) =>
  admins(actor, record) === "DONE" ? "HIDDEN" : admins(actor, record);
const goalAdmins = only(["goal admin"]);
const noGoalTemplate: Expectation = (actor, record) =>
  goalAdmins(actor, record) === "DONE" ? "HIDDEN" : goalAdmins(actor, record);
const given = only(["manager", "manager of managers", "goal admin"]);
const noSuchExport: Expectation = (actor, record) =>
  given(actor, record) === "DONE" ? "HIDDEN" : given(actor, record);
const uploaders = only(["goal admin"]);
const noSuchUpload: Expectation = (actor, record) =>
  uploaders(actor, record) === "DONE" ? "HIDDEN" : uploaders(actor, record);

/** Goals over the API. */
export const goalApiRows: readonly Row[] = [
  {
    path: "/api/v1/goals",
    read: signedIn,
    // Individual objectives are everybody's to make; the empty title keeps any from being made.
    intents: { POST: { fields: { title: "", timeFrame: "2026-Q4", level: "INDIVIDUAL" }, expect: signedIn } },
  },
  { path: "/api/v1/goals/changes", read: signedIn },
  { path: "/api/v1/goals/check-ins/changes", read: signedIn },
  {
    path: "/api/v1/goals/:goalId",
    ...goal,
    changesGoals: true,
    read: goalSeen,
    intents: {
      PATCH: { fields: { description: "Changed", version: 1 }, expect: goalEdited },
      DELETE: { fields: {}, expect: goalDeleted },
    },
  },
  {
    path: "/api/v1/goals/:goalId/tags",
    ...goal,
    intents: { POST: { fields: { tagId: "0193a1b2-0000-7000-8000-000000000001" }, expect: goalEdited } },
  },
  { path: "/api/v1/goals/:goalId/graph", ...goal, read: goalSeen },
  {
    path: "/api/v1/goals/:goalId/restore",
    ...goal,
    // Nothing of these is deleted: to whom the door is open there is nothing to restore.
    intents: {
      POST: {
        fields: {},
        expect: (actor, record) => (goalDeleted(actor, record) === "DONE" ? "HIDDEN" : goalDeleted(actor, record)),
      },
    },
  },
  {
    path: "/api/v1/goals/:goalId/check-ins/:checkInId",
    record: { goalId: "$goal", checkInId: noId },
    read: (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN"),
  },
  { path: "/api/v1/time-frames", read: signedIn },
  {
    path: "/api/v1/goals/check-ins/acknowledge",
    intents: {
      POST: {
        fields: { checkInId: "0193a1b2-0000-7000-8000-000000000001" },
        expect: (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN"),
      },
    },
  },
  {
    path: "/api/v1/goals/:goalId/check-ins",
    ...goal,
    read: goalSeen,
    intents: { POST: { fields: { value: 10, level: "ON_TRACK", comment: "" }, expect: goalCheckedIn } },
  },
  // No time frame is called so: the answer is the door's, and no file is made.
  {
    path: "/api/v1/goal-exports",
    read: given,
    intents: { POST: { fields: { level: "OBJECTIVE", scope: "all-reports", timeFrame: "someday" }, expect: given } },
  },
  {
    path: "/api/v1/goal-exports/:exportId",
    record: { exportId: missingExport },
    read: noSuchExport,
    intents: { DELETE: { fields: {}, expect: noSuchExport } },
  },
  { path: "/api/v1/goal-exports/:exportId/file", record: { exportId: missingExport }, read: noSuchExport },
  {
    path: "/api/v1/goal-uploads",
    intents: { POST: { fields: { kind: "OKRS", rows: [{ Objective: "From a program" }] }, expect: uploaders } },
  },
  { path: "/api/v1/goal-uploads/:uploadId", record: { uploadId: missingExport }, read: noSuchUpload },
  ...["check", "apply", "undo"].map((act): Row => ({
    path: `/api/v1/goal-uploads/:uploadId/${act}`,
    record: { uploadId: missingExport },
    intents: { POST: { fields: {}, expect: noSuchUpload } },
  })),
  { path: "/api/v1/goals/coach", intents: { POST: { fields: { title: "Deliver" }, expect: signedIn } } },
  { path: "/api/v1/goals/suggestions", read: signedIn },
  // Each goal of the list is answered for itself: refused ones are named in the answer.
  { path: "/api/v1/goals/check-ins", intents: { POST: { fields: { checkIns: [] }, expect: signedIn } } },
  {
    path: "/api/v1/goals/:goalId/close",
    ...goal,
    changesGoals: true,
    intents: { POST: { fields: { closure: "DROPPED" }, expect: goalCheckedIn } },
  },
  {
    path: "/api/v1/goals/:goalId/reopen",
    ...goal,
    changesGoals: true,
    intents: { POST: { fields: {}, expect: goalCheckedIn } },
  },
  { path: "/api/v1/goals/:goalId/realign", ...goal, intents: { POST: { fields: {}, expect: goalEdited } } },
  { path: "/api/v1/goals/:goalId/realign/preview", ...goal, intents: { POST: { fields: {}, expect: goalEdited } } },
  {
    path: "/api/v1/goals/:goalId/realign/undo",
    ...goal,
    intents: {
      POST: {
        fields: { realignmentId: "0193a1b2-0000-7000-8000-000000000001" },
        expect: (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN"),
      },
    },
  },
  {
    // A goal never feeds itself: the answer is the door's, and the goals stay as they are.
    path: "/api/v1/goals/:goalId/feeds/:parentId",
    record: { goalId: "$goal", parentId: "$goal" },
    intents: { PUT: { fields: { weight: 1 }, expect: goalEdited }, DELETE: { fields: {}, expect: goalNotFed } },
  },
  // No goal needs itself, and nothing was asked: the answers are the door's.
  {
    path: "/api/v1/goals/:goalId/dependencies",
    ...goal,
    read: goalSeen,
    intents: { POST: { fields: { needsGoalId: "$goal" }, expect: goalEdited } },
  },
  {
    path: "/api/v1/goals/:goalId/dependencies/:dependencyId",
    record: { goalId: "$goal", dependencyId: noId },
    read: (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN"),
    intents: {
      PUT: { fields: { answer: "CONFIRMED" }, expect: goalNotFed },
      DELETE: { fields: {}, expect: goalNotFed },
    },
  },
  { path: "/api/v1/goals/:goalId/history", ...goal, read: goalSeen },
  {
    path: "/api/v1/goals/:goalId/copy",
    ...goal,
    intents: { POST: { fields: { title: "Again $goal", timeFrame: "2026-Q4" }, expect: goalCopied } },
  },
  {
    path: "/api/v1/goals/:goalId/archive",
    ...goal,
    changesGoals: true,
    intents: { POST: { fields: {}, expect: goalEdited } },
  },
  ...["archive", "close", "reopen"].map((act) => ({
    path: `/api/v1/goals/${act}`,
    ...goal,
    changesGoals: true,
    intents: {
      POST: {
        fields: { goalIds: ["$goal"], closure: "DROPPED" },
        expect: act === "archive" ? goalEdited : goalCheckedIn,
      },
    },
  })),
  {
    path: "/api/v1/goals/set-due-date",
    ...goal,
    changesGoals: true,
    intents: { POST: { fields: { goalIds: ["$goal"], dueDate: "2026-12-30" }, expect: goalEdited } },
  },
  {
    path: "/api/v1/goals/give",
    ...goal,
    changesGoals: true,
    intents: { POST: { fields: { goalIds: ["$goal"], ownerId: "$employee" }, expect: goalEdited } },
  },
  {
    path: "/api/v1/goals/carry-over",
    ...goal,
    intents: { POST: { fields: { goalIds: ["$goal"], timeFrame: "2027" }, expect: goalCopied } },
  },
  {
    path: "/api/v1/goals/carry-over/undo",
    ...goal,
    changesGoals: true,
    intents: { POST: { fields: { madeIds: ["$goal"] }, expect: goalDeleted } },
  },
  {
    path: "/api/v1/goals/unarchive",
    ...goal,
    intents: { POST: { fields: { goalIds: ["$goal"] }, expect: goalEdited } },
  },
  {
    path: "/api/v1/goals/access-template",
    read: admins,
    intents: { PUT: { fields: { version: 0, template: defaultGoalTemplate }, expect: admins } },
  },
  { path: "/api/v1/goal-templates", read: goalAdmins, intents: { POST: { fields: {}, expect: goalAdmins } } },
  {
    path: "/api/v1/goal-templates/:templateId",
    record: { templateId: noId },
    read: noGoalTemplate,
    intents: { PUT: { fields: { title: "Sell", timeFrame: "2026-Q4", version: 1 }, expect: noGoalTemplate } },
  },
  {
    path: "/api/v1/goal-templates/:templateId/archived",
    record: { templateId: noId },
    intents: { PUT: { fields: { archived: true }, expect: noGoalTemplate } },
  },
  { path: "/api/v1/goal-templates/:templateId/preview", record: { templateId: noId }, read: noGoalTemplate },
  // No cohort is called so: the answer is the door's.
  {
    path: "/api/v1/goal-templates/:templateId/assign",
    record: { templateId: noId },
    intents: { POST: { fields: { cohortId: noId }, expect: goalAdmins } },
  },
  {
    path: "/api/v1/goal-templates/:templateId/runs/:runId/retry",
    record: { templateId: noId, runId: noId },
    intents: { POST: { fields: {}, expect: noGoalTemplate } },
  },
  {
    path: "/api/v1/goal-templates/:templateId/update-goals",
    record: { templateId: noId },
    intents: { POST: { fields: {}, expect: noGoalTemplate } },
  },
  {
    path: "/api/v1/goal-templates/:templateId/withdraw-goals",
    record: { templateId: noId },
    intents: { POST: { fields: {}, expect: noGoalTemplate } },
  },
  { path: "/api/v1/goals/access-templates", read: admins, intents: { POST: { fields: {}, expect: admins } } },
  {
    path: "/api/v1/goals/access-templates/:templateId",
    record: { templateId: noId },
    read: noTemplate,
    intents: {
      PUT: { fields: { version: 1, template: defaultGoalTemplate }, expect: noTemplate },
      DELETE: { fields: {}, expect: noTemplate },
    },
  },
  {
    path: "/api/v1/goals/access-templates/:templateId/earlier",
    record: { templateId: noId },
    intents: { PUT: { fields: {}, expect: noTemplate } },
  },
  {
    path: "/api/v1/goals/access-templates/:templateId/restore",
    record: { templateId: noId },
    intents: { POST: { fields: {}, expect: noTemplate } },
  },
  {
    path: "/api/v1/goals/access-template/preview",
    intents: { POST: { fields: { template: defaultGoalTemplate }, expect: admins } },
  },
];
