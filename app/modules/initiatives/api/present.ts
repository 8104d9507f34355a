import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { listShape, totalShape } from "#app/platform/http/paging.ts";
import { tagMarkShape } from "#app/modules/tags/index.ts";
import { recurrenceFrequencies } from "../domain/recurrence.ts";
import { initiativeStatuses } from "../domain/status.ts";

const person = z.object({ id: recordId, name: z.string() });

/** A task as programs get it; dates are local. */
export const initiativeShape = z.object({
  id: recordId,
  text: z.string(),
  parentId: recordId.nullable(),
  visibility: z.enum(["GLOBAL", "PRIVATE"]),
  startDate: z.string().nullable(),
  dueDate: z.string().nullable(),
  completedOn: z.string().nullable(),
  status: z.enum(initiativeStatuses),
  detailed: z.enum(["DELAYED", "COMPLETED_WITH_DELAY"]).nullable(),
  due: z.object({ colour: z.enum(["BLUE", "RED", "ORANGE", "GREY"]), overdueDays: z.number() }),
  weightage: z.number(),
  /** One of a series that goes on. */
  repeats: z.boolean(),
  owners: z.array(person),
  tags: z.array(tagMarkShape),
  partCount: z.number(),
  partsDone: z.number(),
  version: z.number(),
});

const count = z.number();
export const initiativeListShape = listShape(initiativeShape, {
  total: totalShape,
  counts: z.object({ total: count, COMPLETED: count, ONGOING: count, DELAYED: count, UNPLANNED: count }),
});

export const initiativeCardsShape = z.object({
  by: z.enum(["GOAL", "OWNER"]),
  /** `id` is a goal's or a person's, null for tasks without a goal; `title` is null where the caller may not see the goal. */
  cards: z.array(
    z.object({
      id: recordId.nullable(),
      title: z.string().nullable(),
      count,
      delayed: count,
      initiatives: z.array(initiativeShape),
    }),
  ),
  /** Whether there are more cards than are given. */
  more: z.boolean(),
});

export const initiativesOfGoalShape = listShape(initiativeShape, {
  total: totalShape,
  /** The local day since which the goal's number stands still although all of its tasks are done. */
  stillSince: z.string().nullable(),
});

export const initiativeDetailShape = initiativeShape.extend({
  description: z.string(),
  collaborators: z.array(person),
  creator: person,
  parts: z.array(initiativeShape),
  /** The goal it works on, where the caller may see it. */
  goal: z.object({ id: recordId, title: z.string() }).nullable(),
  recurrence: z
    .object({
      frequency: z.enum(recurrenceFrequencies),
      every: z.number(),
      weekdays: z.array(z.number()),
      monthDay: z.number().nullable(),
      endsOn: z.string().nullable(),
      /** When the next one is due; null where none follows. */
      nextOn: z.string().nullable(),
      /** Days that passed while nothing ran; they are not made up. */
      skipped: z.number(),
      stopped: z.boolean(),
    })
    .nullable(),
});

export const doneShape = z.object({ initiativeId: recordId });
