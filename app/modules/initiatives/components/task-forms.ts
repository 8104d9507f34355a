import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { recurrenceFields } from "#app/platform/recurrence/recurrence-input.ts";
import { initiativeStatuses } from "../domain/status.ts";

const text = textInput({ most: 500, missing: "initiatives.text-needed", tooLong: "initiatives.too-long" });
const date = z.iso.date({ error: "initiatives.date" });

/** A new task, or a part of one, checked alike in the browser and on the server. */
export const newTaskForm = z.object({ text, dueDate: date.optional(), goalId: z.uuid().optional() });
export type TypedNewTask = z.output<typeof newTaskForm>;
export const newPartForm = newTaskForm.extend({ parentId: z.uuid() });
export type TypedNewPart = z.output<typeof newPartForm>;

/** The text alone, changed where it stands. */
export const renameTaskForm = z.object({ initiativeId: z.uuid(), text });

/** The due date alone; an empty one takes it away. */
export const dueDateForm = z.object({ initiativeId: z.uuid(), dueDate: date.optional() });
export type TypedDueDate = z.output<typeof dueDateForm>;

/** To another column of the board; taken back, it has the due date it had, also none. */
export const moveTaskForm = z.object({
  initiativeId: z.uuid(),
  to: z.enum(initiativeStatuses),
  takenBack: z.literal("yes").optional(),
  dueDate: date.optional(),
});
export type TypedMove = z.output<typeof moveTaskForm>;

const wording = {
  text,
  description: z.string().max(5000, { error: "initiatives.too-long" }).default(""),
  startDate: date.optional(),
  dueDate: date.optional(),
  visibility: z.enum(["GLOBAL", "PRIVATE"]),
  goalId: z.uuid().optional(),
  parentId: z.uuid().optional(),
  weightage: z
    .number({ error: "initiatives.weightage" })
    .min(0, { error: "initiatives.weightage" })
    .max(100, { error: "initiatives.weightage" })
    .default(0),
  ownerIds: z.array(z.uuid()).min(1, { error: "initiatives.owner-needed" }).max(20),
  collaboratorIds: z.array(z.uuid()).max(20).default([]),
};

/** All of a task; an empty date takes the date away. */
export const editTaskForm = z.object({
  initiativeId: z.uuid(),
  version: z.number().int(),
  ...wording,
  /** The goal, or the task it is a part of, is hidden from who edits the task, and stays. */
  keepsGoal: z.literal("yes").optional(),
  keepsParent: z.literal("yes").optional(),
});
export type TypedTask = z.output<typeof editTaskForm>;

/** What is empty in the form is taken away, not left as it was. */
export function edited({ startDate, dueDate, goalId, keepsGoal, parentId, keepsParent, ...typed }: TypedTask) {
  return {
    ...typed,
    startDate: startDate ?? null,
    dueDate: dueDate ?? null,
    ...(keepsGoal ? {} : { goalId: goalId ?? null }),
    ...(keepsParent ? {} : { parentId: parentId ?? null }),
  };
}

/** How a task comes back; what its frequency does not ask for is left aside by the server. */
export const repeatTaskForm = z.object({ initiativeId: z.uuid(), ...recurrenceFields });
export type TypedRepeat = z.output<typeof repeatTaskForm>;

/** A new task with all that can be said of it; without a frequency it does not come back. */
export const wholeTaskForm = z.object({
  ...wording,
  tagIds: z.array(z.uuid()).max(20).default([]),
  ...recurrenceFields,
  frequency: recurrenceFields.frequency.optional(),
  every: recurrenceFields.every.optional(),
});
export type TypedWholeTask = z.output<typeof wholeTaskForm>;

/** What is left empty is not asked for. */
export function asked({ frequency, every = 1, weekdays, monthDay, endsOn, ...typed }: TypedWholeTask) {
  return { ...typed, ...(frequency ? { recurrence: { frequency, every, weekdays, monthDay, endsOn } } : {}) };
}
