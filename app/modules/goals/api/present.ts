import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { listShape } from "#app/platform/http/paging.ts";
import { tagMarkShape } from "#app/modules/tags/index.ts";
import { closures, progressLevels } from "../domain/closure.ts";
import { goalKinds, objectiveLevels } from "../domain/hierarchy.ts";
import { measureTypes } from "#app/modules/metrics/domain.ts";
import { keyResultProgressTypes } from "../domain/progress.ts";
import { visibilities } from "../domain/template.ts";

const person = z
  .object({
    id: recordId.describe("The id of the employee."),
    name: z.string().describe("The person's name."),
  })
  .meta({ id: "GoalPerson" });

/** A goal as programs get it: money in minor units, percent null while there is no value. */
export const goalShape = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    kind: z.enum(goalKinds).describe("An objective, or a key result that measures one."),
    title: z.string().describe("The goal in a few words."),
    level: z.enum(objectiveLevels).describe("On whose behalf: the company, a department, a team or one person."),
    departmentId: z.string().nullable().describe("The id of the org unit it belongs to; null where it has none."),
    departmentName: z.string().nullable().describe("What that org unit is called."),
    teams: z
      .array(z.object({ id: recordId.describe("The id of the team."), name: z.string().describe("Its name.") }))
      .describe("The teams it belongs to, as far as the caller may see them."),
    visibility: z
      .enum(visibilities)
      .describe("GLOBAL is seen by the company, PRIVATE by its people and those above them."),
    progressType: z
      .enum(keyResultProgressTypes)
      .describe("Where its value comes from: people (MANUAL), its parts (DERIVED_…), or a metric (TRACKED)."),
    measureType: z.enum(measureTypes).describe("What is measured: percent, a count, or money."),
    currency: z.string().nullable().describe("The ISO 4217 code of a money measure; null for others."),
    start: z.number().describe("The value it starts from; money in minor units."),
    target: z.number().describe("The value to reach; money in minor units."),
    actual: z.number().nullable().describe("The value now; null before anybody has given one. Money in minor units."),
    percent: z
      .number()
      .nullable()
      .describe("How far it is from start to target, in percent; null while there is no value."),
    weightage: z.number().describe("Its weight among its siblings, 0 to 100; with 0 everywhere all count alike."),
    progressLevel: z.enum(progressLevels).describe("How it stands, as its people say."),
    closure: z.enum(closures).nullable().describe("How it ended; null while it is open."),
    startDate: z.string().describe("Its first day, as `2026-10-01`."),
    dueDate: z.string().describe("The day it is due, as `2026-12-31`."),
    timeFrame: z
      .string()
      .describe(
        "The id of its time frame, as `GET /time-frames` lists them: `2026-Q3`, `2026-H1`, `2026`, or `2026-04-10..2026-05-20`.",
      ),
    lastCheckInAt: z
      .string()
      .nullable()
      .describe("When somebody last checked in on it, in UTC; null where nobody has."),
    commentCount: z.number().describe("How many comments there are."),
    owners: z.array(person).describe("The people who answer for it."),
    tags: z.array(tagMarkShape).describe("Its tags."),
    parentId: ids.parent.nullable(),
    /** Open, and needs another goal that is not achieved. */
    blocked: z.boolean().describe("Whether it is open and needs another goal that is not achieved."),
  })
  .meta({ id: "Goal" });

export const goalListShape = listShape(goalShape, {
  counts: z
    .object({
      total: z.number().describe("How many goals the list holds on all pages, whatever `status` is chosen."),
      ON_TRACK: z.number().describe("Goals that are on track."),
      STALE: z.number().describe("Goals on track by news older than three weeks."),
      OFF_TRACK: z.number().describe("Goals that are off track."),
      AT_RISK: z.number().describe("Goals that are at risk."),
      CLOSED: z.number().describe("Goals that are closed."),
    })
    .describe("How many goals the whole list holds by how they stand, whatever `status` is chosen."),
});

const point = z
  .object({
    date: z.string().describe("A day, as `2026-11-16`."),
    percent: z.number().describe("In percent."),
  })
  .meta({ id: "GraphPoint" });
/** The forecast is for the due date; null where too little is known, or the goal is closed. */
const forecast = z.object({
  percent: z.number().describe("Where it likely ends, in percent."),
  low: z.number().describe("The lower end of the range it likely ends in, in percent."),
  high: z.number().describe("The upper end of that range, in percent."),
  perWeek: z.number().describe("How many percent it moves in a week."),
  reachedOn: z.string().nullable().describe("The day the target is reached at this pace; null where it is not."),
});
export const graphShape = z
  .object({
    achieved: z.array(point).describe("How far it was, day by day."),
    target: z.array(point).describe("How far it should be, day by day."),
    forecast: forecast
      .nullable()
      .describe("Where it leads by the due date; null where too little is known, or it is closed."),
  })
  .meta({ id: "GoalGraph" });

export const goalDetailShape = goalShape
  .extend({
    description: z.string().describe("What it is about, in full; at most 5,000 characters."),
    /** The metric a tracked key result follows. */
    metric: z
      .object({
        id: recordId.describe("The id of the record, a UUID."),
        key: z.string().describe("The metric's word in formulas."),
        name: z.string().describe("The name as people see it."),
      })
      .nullable()
      .describe("The metric a tracked key result follows; null for others."),
    version: z.number().describe("Counts the changes of the record; the next change must bring it."),
    recordedValues: z
      .number()
      .describe("How many values were recorded of it; they stay in the history when it is counted in something else."),
    collaborators: z.array(person).describe("The people who help with it."),
    children: z.array(goalShape).describe("The goals right below it."),
    permissions: z.record(z.string(), z.boolean()).describe("What the caller may do with it, by act."),
  })
  .meta({ id: "GoalDetail" });

export const doneShape = z.object({ goalId: ids.goal });
