import { z } from "zod";
import { accessEndsAtInput, addEmployeeInput, placesInput, reportsAfterLeaving } from "#app/modules/people/index.ts";
import { optionalInput, textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { moments } from "../domain/moments.ts";

/** A form sends a list as one text, a program as it is. */
const sentList = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((sent) => {
    if (typeof sent !== "string") return sent ?? [];
    try {
      return JSON.parse(sent || "[]") as unknown;
    } catch {
      return null;
    }
  }, z.array(item).max(500));

const handing = z.object({
  kind: z.string().max(40).describe("The kind of record, as the preview names it."),
  id: z.guid().describe("The id of the record."),
  toId: z.guid().describe("The employee who gets it."),
});

const common = z.object({
  onDay: z.iso
    .date({ error: "lifecycle.day-needed" })
    .describe("The first day, the day of the change, or with EXIT the last day, as `2026-11-30`."),
  templateId: optionalInput(ids.template).describe("The template of its steps; none where it is left out."),
  buddyId: optionalInput(z.guid()).describe("The employee who is their buddy."),
  reason: textInput({ most: 2000, tooLong: "lifecycle.too-long" }).default("").describe("Why; read by who runs it."),
  told: tickInput.default(false).describe("Whether the person sees the journey."),
  heirId: optionalInput(z.guid()).describe("Who gets what is open and not named in `hands`."),
  hands: sentList(handing).default([]).describe("Records of other modules, and who gets each on the day."),
});

/** What is said of somebody who stays in the register: they move, are away, are back, leave, or join again. */
export const startJourneyInput = common.extend({
  ...placesInput.shape,
  moment: z.enum(moments).exclude(["HIRE"]).describe("What happens."),
  employeeId: ids.employee,
  reports: z
    .enum(reportsAfterLeaving)
    .default("UP")
    .describe("With EXIT, who gets their reports: their own manager (UP), `heirId` (TO), or nobody."),
  accessEndsAt: accessEndsAtInput.optional(),
});
export type StartJourneyInput = z.output<typeof startJourneyInput>;

/** A joiner: what the register is told of them, and the journey of their first months. */
export const hireInput = addEmployeeInput
  .omit({ joinedOn: true })
  .extend(common.omit({ heirId: true, hands: true }).shape);
export type HireInput = z.output<typeof hireInput>;

export const oneJourney = z.object({ journeyId: ids.journey });
