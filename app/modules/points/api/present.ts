import { z } from "zod";
import { localDay, personShape, versionShape } from "#app/platform/http/shapes.ts";
import { ids } from "../domain/ids.ts";
import { rulesInput, shiftKinds } from "../domain/rules.ts";

const count = (said: string) => z.number().int().describe(said);
const kind = z.enum(shiftKinds).describe("What happened.");

export const eventShape = z.object({
  id: ids.event,
  kind,
  day: localDay,
  minutes: z.number().int().nullable().describe("Minutes late or early; null for a missed shift."),
  days: z.number().int().nullable().describe("Days of a missed shift, else null."),
  shiftMinutes: z.number().int().nullable().describe("How long the shift is, in minutes; null where nobody said."),
  note: z.string().describe("Where and why."),
  withdrawnReason: z.string().nullable().describe("Why it was withdrawn; null where it stands."),
  points: count("What it costs."),
  credit: count("What of it was taken off for days without an event; 0 or less."),
  forgiven: z.boolean().describe("It costs nothing, as the first in a while."),
  expiresOn: z.string().nullable().describe("The first day on which its points count no more; null without points."),
  appealable: z
    .boolean()
    .describe("Whether an appeal can still bring about something: its points count, or a threshold waits."),
  appeal: z
    .object({
      id: ids.appeal,
      state: z.string().describe("ASKED, GRANTED, DECLINED or TAKEN_BACK."),
      reason: z.string().describe("What the person says was otherwise."),
      answer: z.string().describe("What was decided, and why."),
    })
    .nullable()
    .describe("The latest appeal against it; null without one."),
  version: versionShape,
});

export const listedEventShape = z.object({
  id: ids.event,
  person: personShape.describe("Whose shift it was."),
  kind,
  day: localDay,
  minutes: z.number().int().nullable().describe("Minutes late or early; null for a missed shift."),
  days: z.number().int().nullable().describe("Days of a missed shift, else null."),
  points: count("What it costs."),
  appealed: z.boolean().describe("An appeal against it waits to be decided."),
  version: versionShape,
});

export const escalationShape = z.object({
  id: ids.escalation,
  points: count("The threshold."),
  balance: count("How many points there were on the day."),
  escalationAction: z.string().describe("What is asked for: NONE, DISCIPLINARY_NOTE or PROBATION_REVIEW."),
  probationLevel: z
    .number()
    .int()
    .nullable()
    .describe("Which level of probation review; null where none is asked for."),
  crossedOn: localDay,
  supported: z.boolean().describe("Whether the points still bear it out; it stands either way until it is withdrawn."),
  state: z.string().describe("OPEN, TOLD, HANDLED or WITHDRAWN."),
  comment: z.string().describe("What was done, or why it was withdrawn."),
});

export const pointsShape = z.object({
  person: personShape.describe("Whose points they are."),
  balance: count("What counts today."),
  next: z
    .object({ on: localDay, points: count("How many expire.") })
    .nullable()
    .describe("What expires next; null where nothing counts."),
  nextThreshold: z.number().int().nullable().describe("The next threshold above; null where there is none."),
  frozen: z.boolean().describe("An appeal waits, so that nothing escalates."),
  events: z.array(eventShape).describe("Up to 200 events, the latest first."),
  escalations: z.array(escalationShape).describe("Thresholds that were reached, the latest first."),
});

export const standingShape = z.object({
  id: ids.employee,
  name: z.string().describe("Their name."),
  balance: count("What counts today."),
  place: count("The place among all of the list; the fewest points have the first."),
  nextOn: z.string().nullable().describe("When the next points expire; null without points."),
  toDo: count("Thresholds that somebody has to follow up on."),
  appeals: count("Appeals that wait."),
});

export const ruleSetShape = z.object({
  id: ids.policy,
  name: z.string().describe("What they are called."),
  archived: z.boolean().describe("New events fall under them no more."),
  validFrom: localDay,
  rules: rulesInput.describe("What they say today, or will say first."),
  since: z.array(z.string()).describe("Days on which versions begin or began."),
  version: versionShape,
});

const outcome = z.object({
  points: count("Points of the quarter."),
  highest: count("The most that counted on one day."),
  reached: z.array(z.number()).describe("Thresholds that were reached."),
});

export const previewShape = z.object({
  from: localDay,
  to: localDay,
  withEvents: count("People with events in the quarter."),
  changed: count("People who would have had otherwise."),
  points: z.object({ now: count("As it was."), then: count("As it would have been.") }).describe("Points of all."),
  reached: z
    .array(
      z.object({ points: count("The threshold."), now: count("As it was."), then: count("As it would have been.") }),
    )
    .describe("How often each threshold was reached, and would have been."),
  people: z
    .array(
      z.object({
        id: ids.employee,
        name: z.string().describe("Their name."),
        now: outcome.describe("As it was."),
        then: outcome.describe("As it would have been."),
      }),
    )
    .describe("Up to 50 of them, the most changed first."),
});

export const insightsShape = z.object({
  people: count("People of the company."),
  withPoints: z.number().int().nullable().describe("People with points; null of fewer than five."),
  points: z.number().int().nullable().describe("Points of all of them; null of fewer than five people."),
  reached: z.number().int().nullable().describe("People who reached a threshold in 92 days; null of fewer than five."),
  months: z
    .array(
      z.object({
        month: z.string().describe("The month, as `2026-11`."),
        count: z.number().int().nullable().describe("Events; null of too few people."),
      }),
    )
    .describe("The last twelve months."),
  kinds: z
    .array(
      z.object({
        kind: z.enum(shiftKinds).describe("What happened."),
        count: z.number().int().nullable().describe("Events of a year; null of too few people."),
      }),
    )
    .describe("The last twelve months by what happened."),
  units: z
    .array(
      z.object({
        id: z.string().describe("The id of the org unit."),
        name: z.string().describe("Its name."),
        people: count("People in it."),
        withPoints: z.number().int().nullable().describe("People with points; null where it would tell of somebody."),
        points: z.number().int().nullable().describe("Their points; null where it would tell of somebody."),
      }),
    )
    .describe("Each org unit."),
});
