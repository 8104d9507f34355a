import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recurrenceFields } from "#app/platform/recurrence/recurrence-input.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { distinctPeople, loadPeople, storePeople } from "../data/people-of-initiative.ts";
import { authorizeOwners, requireAllowed, requireDatesInOrder, requireGoal } from "./authorize-initiative.ts";
import {
  dateInput,
  descriptionInput,
  peopleInput,
  taskTextInput,
  visibilityInput,
  weightageInput,
} from "./initiative-input.ts";
import { repeatInitiative } from "./repeat-initiative.ts";
import { tagInitiative } from "./tag-initiative.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const createInitiativeInput = z.object({
  text: taskTextInput.describe("The task in a few words."),
  description: descriptionInput.default("").describe("More about it; at most 5,000 characters."),
  /** The task this one is a part of. */
  parentId: ids.parent.optional(),
  /** The actor where nobody is named; the people of the task for a part of it. */
  ownerIds: peopleInput.min(1).optional().describe("Employees who do it; the caller where it is left out."),
  collaboratorIds: peopleInput.default([]).describe("Employees who help."),
  startDate: dateInput.optional().describe("The day it begins, as `2026-11-16`; null where none is set."),
  dueDate: dateInput.optional().describe("The day it is due, as `2026-11-20`; null where none is set."),
  visibility: visibilityInput
    .optional()
    .describe("GLOBAL is seen by the company, PRIVATE by its people and those above them."),
  weightage: weightageInput.default(0).describe("Its weight among the parts of a task, 0 to 100."),
  /** The goal it works on; a part works on the goal of its task. */
  goalId: ids.goal.optional(),
  tagIds: z.array(z.uuid()).max(20).optional().describe("Tags it starts with."),
  recurrence: z
    .object({ ...recurrenceFields, every: recurrenceFields.every.default(1) })
    .optional()
    .describe("How it comes back; parts come back with their task."),
});
export type CreateInitiativeInput = z.output<typeof createInitiativeInput>;

/** Writes a task down, or a part of one. Parts have no parts of their own: `initiatives.too-deep`. */
export async function createInitiative(
  context: Context,
  input: CreateInitiativeInput,
): Promise<{ initiativeId: string }> {
  const parent = input.parentId ? (await requireAllowed(context, "edit", input.parentId)).initiative : null;
  if (parent?.parentId)
    throw invalid("initiatives.too-deep", "A part of a task has no parts.", {
      fields: { parentId: "initiatives.too-deep" },
    });
  const inherited = parent && !input.ownerIds ? (await loadPeople(context, parent.id)).ownerIds : null;
  const people = distinctPeople({ ...input, ownerIds: input.ownerIds ?? inherited ?? [context.actor.employeeId] });
  const visibility = input.visibility ?? parent?.visibility ?? "PRIVATE";
  await authorize(context, "create", {
    kind: "Initiative",
    visibility,
    createdBy: context.actor.employeeId,
    ...people,
    ownerManagerIds: [],
    orgUnitIds: [],
  });
  if (!inherited) await authorizeOwners(context, people.ownerIds);
  if (input.goalId) await requireGoal(context, input.goalId);
  requireDatesInOrder(input);
  const initiativeId = context.newId();
  const now = context.clock.now();
  await context.rows(
    sql`insert into {initiative} (id, text, description, parent_id, visibility, start_date, due_date, weightage,
      goal_id, created_by, created_at, updated_at)
     values (${initiativeId}, ${input.text}, ${input.description}, ${parent?.id ?? null}, ${visibility},
       ${input.startDate ?? startOf(context, input)}, ${input.dueDate ?? null}, ${input.weightage},
       ${input.goalId ?? parent?.goalId ?? null}, ${context.actor.employeeId}, ${now}, ${now})`,
  );
  await storePeople(context, initiativeId, people);
  await writeDown(
    context,
    "initiatives.created",
    { initiativeId, ownerIds: people.ownerIds },
    {
      action: "create",
      subject: "Initiative",
      id: initiativeId,
      detail: { parentId: parent?.id ?? null, ownerIds: people.ownerIds },
    },
  );
  if (input.recurrence) await repeatInitiative(context, { initiativeId, ...input.recurrence });
  for (const tagId of input.tagIds ?? []) await tagInitiative(context, { initiativeId, tagId, has: true });
  return { initiativeId };
}

/** As `createInitiative`, for a form: what is sent twice is one. */
export function createInitiativeOnce(
  context: Context,
  input: CreateInitiativeInput,
): Promise<{ initiativeId: string }> {
  const stands = async ({ initiativeId }: { initiativeId: string }) =>
    (await context.rows(sql`select from {initiative} where id = ${initiativeId} and deleted_at is null`)).length > 0;
  return onceSent(context, { act: "initiatives.create", input, stands }, () => createInitiative(context, input));
}

/** A task starts the day it is written down, unless it was due before that. */
function startOf(context: Context, { dueDate }: CreateInitiativeInput): string | null {
  const today = context.today();
  return dueDate !== undefined && dueDate < today ? null : today;
}
