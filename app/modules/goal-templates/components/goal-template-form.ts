import { z } from "zod";
import { objectiveFields, measured } from "#app/modules/goals/ui.ts";

/** A goal template as people type it: money in whole units of the currency. */
export const goalTemplateForm = objectiveFields.pick({
  title: true,
  description: true,
  timeFrame: true,
  level: true,
  visibility: true,
  keyResults: true,
});
export const editedTemplateForm = goalTemplateForm.extend({ templateId: z.uuid(), version: z.number().int().min(1) });
export type TypedGoalTemplate = z.output<typeof goalTemplateForm>;

/** From what people type to what is stored. */
export function typedTemplate<Typed extends TypedGoalTemplate>(typed: Typed) {
  return { ...typed, keyResults: typed.keyResults.map(measured) };
}
