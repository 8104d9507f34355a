import { taskActed, taskDeleted, taskEdited, taskSeen } from "./initiative-rows.ts";
import { goalSeen, signedIn, type Row } from "./row.ts";

const task = { record: { initiativeId: "$task" } };

/** Initiatives over the API. */
export const initiativeApiRows: readonly Row[] = [
  // Everybody writes tasks down; the empty text keeps any from being made.
  { path: "/api/v1/initiatives", read: signedIn, intents: { POST: { fields: { text: "" }, expect: signedIn } } },
  { path: "/api/v1/initiatives/cards", read: signedIn },
  { path: "/api/v1/initiatives/changes", read: signedIn },
  { path: "/api/v1/goals/:goalId/initiatives", record: { goalId: "$goal" }, read: goalSeen },
  { path: "/api/v1/initiatives/:initiativeId/history", ...task, read: taskSeen },
  {
    path: "/api/v1/initiatives/:initiativeId",
    ...task,
    changesTasks: true,
    read: taskSeen,
    intents: {
      PATCH: { fields: { description: "Changed", version: 1 }, expect: taskEdited },
      DELETE: { fields: {}, expect: taskDeleted },
    },
  },
  {
    path: "/api/v1/initiatives/:initiativeId/tags",
    ...task,
    intents: { POST: { fields: { tagId: "0193a1b2-0000-7000-8000-000000000000" }, expect: taskEdited } },
  },
  {
    path: "/api/v1/initiatives/:initiativeId/complete",
    ...task,
    changesTasks: true,
    intents: { POST: { fields: {}, expect: taskActed } },
  },
  {
    path: "/api/v1/initiatives/:initiativeId/reopen",
    ...task,
    changesTasks: true,
    intents: { POST: { fields: {}, expect: taskActed } },
  },
  {
    path: "/api/v1/initiatives/:initiativeId/move",
    ...task,
    changesTasks: true,
    intents: { POST: { fields: { to: "COMPLETED" }, expect: taskActed } },
  },
  {
    path: "/api/v1/initiatives/:initiativeId/repeat",
    ...task,
    changesTasks: true,
    intents: { POST: { fields: { frequency: "MONTHLY", monthDay: 31 }, expect: taskEdited } },
  },
  {
    path: "/api/v1/initiatives/:initiativeId/stop-repeating",
    ...task,
    changesTasks: true,
    intents: { POST: { fields: {}, expect: taskEdited } },
  },
  {
    path: "/api/v1/initiatives/:initiativeId/restore",
    ...task,
    // Nothing is deleted: whoever might restore finds nothing to.
    intents: {
      POST: {
        fields: {},
        expect: (actor, record) => (taskDeleted(actor, record) === "DONE" ? "HIDDEN" : taskDeleted(actor, record)),
      },
    },
  },
];
