import type { Context } from "#app/platform/context/context.ts";
import { recordChanges, type Change } from "#app/platform/history/record-changes.ts";

/** Fields whose changes a task's history tells with their values; the goal a task works on may be hidden, and is left out. */
export const toldFields = ["text", "startDate", "dueDate", "visibility", "weightage"] as const;
/** Fields that are lists of people. */
export const peopleFields = ["ownerIds", "collaboratorIds"] as const;
/** What the status of a task was made of, and whether it stands. */
export const stateFields = ["completed", "deleted"] as const;

export type TaskField = (typeof toldFields)[number] | (typeof peopleFields)[number] | (typeof stateFields)[number];

/** Adds to the task's history: who changed what from what to what. */
export function recordTaskChanges(context: Context, id: string, changes: readonly Change<TaskField>[]): Promise<void> {
  return recordChanges(context, { kind: "Initiative", id }, changes);
}
