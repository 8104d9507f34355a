import { goalsInBrief, type GoalBrief } from "#app/modules/goals/index.ts";
import { offeredTags, type OfferedTag } from "#app/modules/tags/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { findTasks, taskInBrief } from "./find-tasks.ts";
import { initiativeDetail, type InitiativeDetail, type TaskRecurrence } from "./initiative-detail.ts";
import type { InitiativePerson } from "./initiative-row.ts";

/** What the form of a new task begins with. */
export type NewTaskStart = {
  /** As it stands in the address. */
  from: string;
  text: string;
  description: string;
  startDate: string | null;
  dueDate: string | null;
  weightage: number;
  visibility: "GLOBAL" | "PRIVATE";
  owners: InitiativePerson[];
  collaborators: InitiativePerson[];
  tagIds: string[];
  goal: GoalBrief | null;
  parent: { id: string; text: string } | null;
  recurrence: TaskRecurrence | null;
  offeredTags: OfferedTag[];
  choosesGoal: boolean;
  /** Whether there is any task of which it could be a part. */
  choosesParent: boolean;
};

const kinds = ["copy", "part", "goal", "for"] as const;

/**
 * The form of a new task: `mine`, a copy of a task (`copy-<id>`), a part of one (`part-<id>`), a task for a goal (`goal-<id>`)
 * or for a person (`for-<id>`). 404 where the actor may not see what it is about.
 */
export async function newTask(context: Context, from: string): Promise<NewTaskStart> {
  const kind = kinds.find((known) => from.startsWith(`${known}-`));
  const id = kind ? from.slice(kind.length + 1) : "";
  if (kind ? !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) : from !== "mine") throw notFound("Task");
  const empty = {
    from,
    ...emptyTask,
    owners: [await person(context, kind === "for" ? id : context.actor.employeeId)],
    offeredTags: await offeredTags(context, "INITIATIVE"),
    choosesGoal: context.actor.features.includes("GOAL"),
    choosesParent: (await findTasks(context, { text: "", may: "edit" }, 1)).length > 0,
  };
  if (kind === "copy") return { ...empty, ...copied(await initiativeDetail(context, id), context.today()) };
  if (kind === "part") return { ...empty, parent: (await taskInBrief(context, id, "edit")) ?? raise() };
  if (kind === "goal") return { ...empty, goal: (await goalsInBrief(context, [id])).get(id) ?? raise() };
  return empty;
}

const emptyTask = {
  text: "",
  description: "",
  startDate: null,
  dueDate: null,
  weightage: 0,
  visibility: "PRIVATE" as const,
  collaborators: [],
  tagIds: [],
  goal: null,
  parent: null,
  recurrence: null,
};

function raise(): never {
  throw notFound("Task");
}

async function person(context: Context, id: string): Promise<InitiativePerson> {
  const found = await firstRow<InitiativePerson>(
    context,
    sql`select id, display_name as name, photo_key as photo from {employee} where id = ${id}`,
  );
  return found ?? raise();
}

/** All of a task but what it did already: a date that has passed is left out, and so is a series that has ended. */
function copied({ initiative: task, goal, recurrence }: InitiativeDetail, today: string) {
  const later = (day: string | null) => (day !== null && day >= today ? day : null);
  return {
    text: task.text,
    description: task.description,
    startDate: later(task.startDate),
    dueDate: later(task.dueDate),
    weightage: task.weightage,
    visibility: task.visibility,
    // Who may not edit it may not give tasks to its owners either: the copy is their own.
    ...(task.mayEdit ? { owners: task.owners } : {}),
    collaborators: task.collaborators,
    tagIds: task.tags.map(({ id }) => id),
    goal,
    parent: task.parentId && task.mayEdit ? { id: task.parentId, text: task.parentText ?? "" } : null,
    recurrence: recurrence && !recurrence.stopped ? recurrence : null,
  };
}
