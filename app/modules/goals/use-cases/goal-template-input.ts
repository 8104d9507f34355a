import { z } from "zod";
import { objectiveLevels } from "../domain/hierarchy.ts";
import { visibilities } from "../domain/template.ts";
import { descriptionInput, measureInput } from "./goal-input.ts";

const title = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, { error: "goals.required" })
    .max(longest, { error: "goals.too-long" })
    .transform((text) => text.normalize("NFC"));

/** A goal template as it is written down; money in minor units. `id` of a key result says which one it is of those there were. */
export const goalTemplateInput = z.object({
  title: title(400),
  description: descriptionInput.default(""),
  level: z.enum(objectiveLevels).default("INDIVIDUAL"),
  timeFrame: z.string().min(1).max(40),
  visibility: z.enum(visibilities).default("GLOBAL"),
  keyResults: z
    .array(z.object({ id: z.uuid().optional(), title: title(500) }).and(measureInput))
    .max(20)
    .default([]),
});
export type GoalTemplateInput = z.output<typeof goalTemplateInput>;

export const oneGoalTemplate = z.object({ templateId: z.uuid() });
export type OneGoalTemplate = z.output<typeof oneGoalTemplate>;
