import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { moment, personShape, recordId } from "#app/platform/http/shapes.ts";
import { listShape, totalShape } from "#app/platform/http/paging.ts";
import { frequencies } from "#app/platform/recurrence/recurrence.ts";
import { tagMarkShape } from "#app/modules/tags/index.ts";
import { initiativeStatuses } from "../domain/status.ts";

const person = z
  .object({
    id: recordId.describe("The id of the employee."),
    name: z.string().describe("The person's name."),
  })
  .meta({ id: "InitiativePerson" });

/** A task as programs get it; dates are local. */
export const initiativeShape = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    text: z.string().describe("The task in a few words."),
    parentId: ids.parent.nullable(),
    visibility: z
      .enum(["GLOBAL", "PRIVATE"])
      .describe("GLOBAL is seen by the company, PRIVATE by its people and those above them."),
    startDate: z.string().nullable().describe("The day it begins, as `2026-11-16`; null where none is set."),
    dueDate: z.string().nullable().describe("The day it is due, as `2026-11-20`; null where none is set."),
    completedOn: z.string().nullable().describe("The day it was done; null while it is open."),
    status: z.enum(initiativeStatuses).describe("Whether it is done, going on, late, or without a date."),
    detailed: z
      .enum(["DELAYED", "COMPLETED_WITH_DELAY"])
      .nullable()
      .describe("More about the status: late, or done late; null for others."),
    due: z
      .object({
        colour: z.enum(["BLUE", "RED", "ORANGE", "GREY"]).describe("The colour of its due date."),
        overdueDays: z.number().describe("How many days it is late; 0 where it is not."),
      })
      .describe("How its due date looks on screens."),
    weightage: z.number().describe("Its weight among the parts of a task, 0 to 100."),
    /** One of a series that goes on. */
    repeats: z.boolean().describe("Whether it is one of a series that goes on."),
    owners: z.array(person).describe("The people who do it."),
    tags: z.array(tagMarkShape).describe("Its tags."),
    partCount: z.number().describe("How many parts it has."),
    partsDone: z.number().describe("How many of its parts are done."),
    version: z.number().describe("Counts the changes of the record; the next change must bring it."),
  })
  .meta({ id: "Initiative" });

const count = z.number();
export const initiativeListShape = listShape(initiativeShape, {
  total: totalShape,
  counts: z
    .object({
      total: count.describe("How many tasks the list holds on all pages, whatever status is chosen."),
      COMPLETED: count.describe("Tasks that are done."),
      ONGOING: count.describe("Open tasks whose day has not come."),
      DELAYED: count.describe("Open tasks whose day has passed."),
      UNPLANNED: count.describe("Open tasks without a due date."),
    })
    .describe("How many tasks the whole list holds by status, whatever status is chosen."),
});

export const initiativeCardsShape = z.object({
  by: z.enum(["GOAL", "OWNER"]).describe("What the cards stand for: goals, or owners."),
  /** `id` is a goal's or a person's, null for tasks without a goal; `title` is null where the caller may not see the goal. */
  cards: z
    .array(
      z.object({
        id: recordId.nullable().describe("The id of the record, a UUID."),
        title: z.string().nullable().describe("The title of the goal, or the person's name."),
        count: count.describe("How many tasks there are."),
        delayed: count.describe("How many of them are late."),
        initiatives: z.array(initiativeShape).describe("The first three of them, most delayed first."),
      }),
    )
    .describe("The cards, the most delayed first."),
  /** Whether there are more cards than are given. */
  more: z.boolean().describe("Whether there are more cards than are given."),
});

export const initiativesOfGoalShape = listShape(initiativeShape, {
  total: totalShape,
  /** The local day since which the goal's number stands still although all of its tasks are done. */
  stillSince: z
    .string()
    .nullable()
    .describe("The day since which the goal's number stands still although all of its tasks are done; null otherwise."),
});

export const initiativeDetailShape = initiativeShape
  .extend({
    description: z.string().describe("More about it; at most 5,000 characters."),
    collaborators: z.array(person).describe("The people who help."),
    creator: person.describe("Who wrote it down."),
    parts: z.array(initiativeShape).describe("The parts of the task."),
    /** The goal it works on, where the caller may see it. */
    goal: z
      .object({
        id: recordId.describe("The id of the record, a UUID."),
        title: z.string().describe("The title of the goal, or the person's name."),
      })
      .nullable()
      .describe("The goal it works on; null where there is none, or the caller may not see it."),
    recurrence: z
      .object({
        frequency: z.enum(frequencies).describe("Whether it comes back by the day, the week or the month."),
        every: z.number().describe("Every so many weeks or months."),
        weekdays: z.array(z.number()).describe("On which days of the week, 1 for Monday to 7 for Sunday."),
        monthDay: z.number().nullable().describe("On which day of the month; null for those by the week."),
        endsOn: z.string().nullable().describe("The last day one may be due; null where it goes on."),
        /** When the next one is due; null where none follows. */
        nextOn: z.string().nullable().describe("When the next one is due; null where none follows."),
        /** Days that passed while nothing ran; they are not made up. */
        skipped: z.number().describe("How many days passed while nothing ran; they are not made up."),
        stopped: z.boolean().describe("Whether no further task comes."),
      })
      .nullable()
      .describe("How it comes back; null where it does not."),
  })
  .meta({ id: "InitiativeDetail" });

export const doneShape = z.object({ initiativeId: ids.initiative });

/** One change of a task; what people are is said by their names. */
export const taskChangeShape = z
  .object({
    id: recordId.describe("The id of the change."),
    at: moment.describe("When it was made, in UTC."),
    person: personShape.nullable().describe("Who made it; null where the product did."),
    field: z
      .string()
      .describe("What was changed: a field of the task, `completed` or `deleted`.")
      .meta({ example: "dueDate" }),
    before: z.unknown().describe("What it was; people by name, days as `2026-11-16`. Null where there was nothing."),
    after: z.unknown().describe("What it became, in the same way."),
    reason: z.string().nullable().describe("Why, in the words of whoever changed it."),
  })
  .meta({ id: "TaskChange" });
