import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { lockInOrder, type InitiativeRecord } from "../data/initiative-record.ts";
import { distinctPeople, loadPeople, storePeople } from "../data/people-of-initiative.ts";
import { changesBetween, type Change } from "#app/platform/history/record-changes.ts";
import { peopleFields, recordTaskChanges, toldFields, type TaskField } from "../data/task-changes.ts";
import { initiativeEvent } from "../events.ts";
import {
  authorizeOwners,
  requireAllowed,
  requireDatesInOrder,
  requireGoal,
  requireParent,
} from "./authorize-initiative.ts";
import {
  dateInput,
  descriptionInput,
  peopleInput,
  taskTextInput,
  visibilityInput,
  weightageInput,
} from "./initiative-input.ts";
import { writeDown } from "./write-down.ts";
import { assignments, sql } from "#tenancy/sql.ts";

/** What is left out stays as it is; null takes a date or the goal away. */
export const updateInitiativeInput = z.object({
  initiativeId: ids.initiative,
  /** The version that was read; refused where somebody has changed the task since. */
  version: z.number().int().optional().describe("Counts the changes of the record; the next change must bring it."),
  text: taskTextInput.optional().describe("The task in a few words."),
  description: descriptionInput.optional().describe("More about it; at most 5,000 characters."),
  startDate: dateInput.nullable().optional().describe("The day it begins, as `2026-11-16`; null where none is set."),
  dueDate: dateInput.nullable().optional().describe("The day it is due, as `2026-11-20`; null where none is set."),
  visibility: visibilityInput
    .optional()
    .describe("GLOBAL is seen by the company, PRIVATE by its people and those above them."),
  weightage: weightageInput.optional().describe("Its weight among the parts of a task, 0 to 100."),
  /** The goal it works on; null takes it away. */
  goalId: ids.goal.nullable().optional(),
  parentId: ids.parent
    .nullable()
    .optional()
    .describe("The task it becomes a part of, whose goal it then has; null lets it stand on its own."),
  ownerIds: peopleInput.min(1).optional().describe("Employees who do it; the caller where it is left out."),
  collaboratorIds: peopleInput.optional().describe("Employees who help."),
});
export type UpdateInitiativeInput = z.output<typeof updateInitiativeInput>;

const columns = {
  text: "text",
  description: "description",
  startDate: "start_date",
  dueDate: "due_date",
  visibility: "visibility",
  weightage: "weightage",
  goalId: "goal_id",
  parentId: "parent_id",
} as const;
type Field = keyof typeof columns;

const changedBy = ["update", "complete", "reopen", "restore", "repeat", "recur"].map((act) => `initiatives.${act}`);

/** Changes a task; the audit entry names the fields, never the words. */
export async function updateInitiative(
  context: Context,
  asked: UpdateInitiativeInput,
): Promise<{ fields: string[]; version: number }> {
  const { input, initiative } = await held(context, asked);
  await requireUnchanged(context, initiative, { version: input.version, subject: "Initiative", changedBy });
  const changed = (Object.keys(columns) as Field[]).filter(
    (field) => input[field] !== undefined && input[field] !== initiative[field],
  );
  if (asked.goalId && changed.includes("goalId")) await requireGoal(context, asked.goalId);
  requireDatesInOrder({ startDate: pick(input, initiative, "startDate"), dueDate: pick(input, initiative, "dueDate") });
  const peopleChanged = await changePeople(context, input);
  const fields = [...changed, ...peopleChanged.map(({ field }) => field)];
  if (fields.length === 0) return { fields, version: initiative.version };
  await context.rows(
    sql`update {initiative}
      set ${assignments({ ...Object.fromEntries(changed.map((field) => [columns[field], input[field]])), updated_at: context.clock.now() })},
      version = version + 1 where id = ${initiative.id}`,
  );
  const told = changesBetween<TaskField>(
    initiative,
    input,
    toldFields.filter((field) => changed.includes(field)),
  );
  await recordTaskChanges(context, initiative.id, [...told, ...peopleChanged]);
  await writeDown(
    context,
    "initiatives.edited",
    { initiativeId: initiative.id, fields },
    { action: "update", subject: "Initiative", id: initiative.id, detail: { fields } },
  );
  return { fields, version: initiative.version + 1 };
}

/** The task, held; one that moves below another has that one's goal from now on. */
async function held(context: Context, asked: UpdateInitiativeInput) {
  if (asked.parentId) await lockInOrder(context, [asked.initiativeId, asked.parentId]);
  const { initiative } = await requireAllowed(context, "edit", asked.initiativeId);
  if (!asked.parentId || asked.parentId === initiative.parentId) return { input: asked, initiative };
  const { goalId } = await requireParent(context, initiative.id, asked.parentId);
  return { input: { ...asked, goalId }, initiative };
}

function pick(input: UpdateInitiativeInput, stored: InitiativeRecord, field: "startDate" | "dueDate"): string | null {
  const asked = input[field];
  return asked === undefined ? stored[field] : asked;
}

/** Only people who become owners need a right to be given the task. */
async function changePeople(
  context: Context,
  { initiativeId, ownerIds, collaboratorIds }: UpdateInitiativeInput,
): Promise<Change<(typeof peopleFields)[number]>[]> {
  if (!ownerIds && !collaboratorIds) return [];
  const before = await loadPeople(context, initiativeId);
  const after = distinctPeople({
    ownerIds: ownerIds ?? before.ownerIds,
    collaboratorIds: collaboratorIds ?? before.collaboratorIds,
  });
  const changed = changesBetween(before, after, peopleFields);
  if (changed.length === 0) return [];
  const added = after.ownerIds.filter((id) => !before.ownerIds.includes(id));
  await authorizeOwners(context, added);
  await storePeople(context, initiativeId, after);
  if (added.length > 0)
    await recordEvent(context, initiativeEvent("initiatives.owner-added", { initiativeId, ownerIds: added }));
  return changed;
}
