import type { Actor, RecordKind } from "./cast.ts";
import { colleagues, everybody, only, signedIn, type Expectation, type Row } from "./row.ts";

/** Owners, and who stands above them in the reporting line; all tasks but the stranger's are open to the company. */
const aboveOwner: Record<RecordKind, readonly Actor[]> = {
  own: ["individual", "manager", "manager of managers"],
  team: ["manager", "manager of managers"],
  foreign: ["manager of managers"],
  "other company": [],
  missing: [],
};

export const taskSeen: Expectation = (actor, record) => {
  const seen = colleagues(actor, record);
  if (seen !== "DONE" || actor === "other company" || record !== "foreign") return seen;
  return aboveOwner.foreign.includes(actor) ? "DONE" : "HIDDEN";
};

function taskWhere(may: (actor: Actor, record: RecordKind) => boolean): Expectation {
  return (actor, record) => {
    const seen = taskSeen(actor, record);
    if (seen !== "DONE" || actor === "other company") return seen;
    return may(actor, record) ? "DONE" : "REFUSED";
  };
}

/** Saying that it is done: owners and those above them. */
export const taskActed = taskWhere((actor, record) => aboveOwner[record].includes(actor));

/** Changing it: the same people here, for nobody merely helps. */
export const taskEdited = taskWhere((actor, record) => aboveOwner[record].includes(actor));

/** The owner alone: here everybody wrote their own down. */
export const taskDeleted = taskWhere((actor, record) => actor === "individual" && record === "own");

const teamArea = only(["manager", "manager of managers", "goal admin"]);
const companyArea = only(["goal admin", "custom admin", "platform admin"]);
/** A list of tasks: who may open the area. A new task may be asked for anywhere; here its text is empty. */
const list = (path: string, read: Expectation): Row => ({
  path,
  read,
  intents: { "create-task": { fields: {}, expect: signedIn } },
});

/** Whoever may delete may restore, and finds nothing afterwards: the task is gone, or was never deleted. */
const goneAfterwards: Expectation = (actor, record) =>
  taskDeleted(actor, record) === "DONE" ? "HIDDEN" : taskDeleted(actor, record);

/** To its owner again; in the other company it would go to the manager, whom nobody below gives tasks. */
const taskGiven: Expectation = (actor, record) =>
  actor === "other company" && record === "other company" ? "REFUSED" : taskEdited(actor, record);

const task = { initiativeId: "$task" };
const noTag = "0193a1b2-0000-7000-8000-000000000000";

/** The initiatives room's screens. */
export const initiativeRows: readonly Row[] = [
  list("/app/my-data/initiative/my-initiatives", signedIn),
  list("/app/team/direct-reports/initiative", teamArea),
  list("/app/team/all-reports/initiative", teamArea),
  list("/app/company/initiative", companyArea),
  { path: "/app/initiative/export", read: signedIn },
  // Of one task it is asked for in the room's own test; of all of one's own here.
  { path: "/app/initiative/calendar.ics", read: signedIn },
  // Answers with nothing of a goal that is hidden or gone.
  { path: "/app/initiative/of-goal/:goalId", record: { goalId: "$goal" }, read: signedIn },
  { path: "/app/initiative/find", read: signedIn },
  { path: "/app/initiative/of-person/:employeeId", record: { employeeId: "$employee" }, read: signedIn },
  {
    path: "/app/initiative/new",
    read: signedIn,
    // Without a text: the answer is the door's.
    intents: {
      "create-whole-task": { fields: { text: "" }, expect: signedIn },
      "create-and-open": { fields: { text: "" }, expect: signedIn },
    },
  },
  {
    path: "/app/initiative/many",
    // A record of the form, not of the address: the query is not read.
    record: { query: "task=$task" },
    changesTasks: true,
    intents: {
      "complete-many": { fields: { ids: "$task" }, expect: taskActed },
      "reopen-many": { fields: { ids: "$task" }, expect: taskActed },
      "set-due-of-many": { fields: { ids: "$task", dueDate: "2027-12-24" }, expect: taskEdited },
      "give-many": { fields: { ids: "$task", ownerId: "$employee" }, expect: taskGiven },
      "tag-many": { fields: { ids: "$task", tagId: noTag }, expect: taskEdited },
      "delete-many": { fields: { ids: "$task" }, expect: taskDeleted },
      "restore-many": { fields: { ids: "$task" }, expect: goneAfterwards },
    },
  },
  // They tell everybody where the screens stand; who may open those is decided there.
  { path: "/initiative", read: everybody },
  { path: "/initiative/audit", read: signedIn },
  { path: "/initiative/cards", read: everybody },
  {
    path: "/app/initiative/:initiativeId",
    record: task,
    changesTasks: true,
    read: taskSeen,
    intents: {
      "rename-task": { fields: { ...task, text: "Task of somebody" }, expect: taskEdited },
      // An old version: the answer is the door's, and the tasks stay as they are.
      "update-task": {
        fields: { ...task, version: "0", text: "Reworded", visibility: "GLOBAL", ownerIds: "$employee" },
        expect: taskEdited,
      },
      "add-part": { fields: { parentId: "$task", text: "Part" }, expect: taskEdited },
      // A tag that is nobody's: the answer is the door's.
      "tag-task": { fields: { ...task, tagId: noTag }, expect: taskEdited },
      "complete-task": { fields: task, expect: taskActed },
      "reopen-task": { fields: task, expect: taskActed },
      "set-due-date": { fields: { ...task, dueDate: "2027-12-24" }, expect: taskEdited },
      // Said to be done: dates stay as they are.
      "move-task": { fields: { ...task, to: "COMPLETED" }, expect: taskActed },
      "repeat-task": { fields: { ...task, frequency: "WEEKLY", every: "1", weekdays: "1" }, expect: taskEdited },
      "stop-repeating": { fields: task, expect: taskEdited },
      "delete-task": { fields: task, expect: goneAfterwards },
      "delete-and-leave": { fields: task, expect: taskDeleted },
      "restore-task": { fields: task, expect: goneAfterwards },
    },
  },
];
