import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { distinctPeople, loadPeople, storePeople } from "../data/people-of-initiative.ts";
import { initiativeEvent } from "../events.ts";
import { authorizeOwners, requireAllowed, requireDatesInOrder, requireGoal } from "./authorize-initiative.ts";
import {
  dateInput,
  descriptionInput,
  peopleInput,
  textInput,
  visibilityInput,
  weightageInput,
} from "./initiative-input.ts";

export const createInitiativeInput = z.object({
  text: textInput,
  description: descriptionInput.default(""),
  /** The task this one is a part of. */
  parentId: z.uuid().optional(),
  /** The actor where nobody is named; the people of the task for a part of it. */
  ownerIds: peopleInput.min(1).optional(),
  collaboratorIds: peopleInput.default([]),
  startDate: dateInput.optional(),
  dueDate: dateInput.optional(),
  visibility: visibilityInput.optional(),
  weightage: weightageInput.default(0),
  /** The goal it works on; a part works on the goal of its task. */
  goalId: z.uuid().optional(),
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
    `insert into {initiative} (id, text, description, parent_id, visibility, start_date, due_date, weightage, goal_id, created_by, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      initiativeId,
      input.text,
      input.description,
      parent?.id ?? null,
      visibility,
      input.startDate ?? startOf(context, input),
      input.dueDate ?? null,
      input.weightage,
      input.goalId ?? parent?.goalId ?? null,
      context.actor.employeeId,
      now,
      now,
    ],
  );
  await storePeople(context, initiativeId, people);
  await recordEvent(context, initiativeEvent("initiatives.created", { initiativeId, ownerIds: people.ownerIds }));
  await writeAuditEntry(context, {
    action: "initiatives.create",
    subjectType: "Initiative",
    subjectId: initiativeId,
    detail: { parentId: parent?.id ?? null, ownerIds: people.ownerIds },
  });
  return { initiativeId };
}

/** A task starts the day it is written down, unless it was due before that. */
function startOf(context: Context, { dueDate }: CreateInitiativeInput): string | null {
  const today = context.today();
  return dueDate !== undefined && dueDate < today ? null : today;
}
