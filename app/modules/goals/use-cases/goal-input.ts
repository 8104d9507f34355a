import { z } from "zod";
import { optionalInput, textInput } from "#app/platform/http/typed-input.ts";
import { currencyInput } from "#app/platform/money/currencies.ts";
import { isValueAllowed, measureTypes, type MeasureType } from "#app/modules/metrics/domain.ts";
import { objectiveProgressTypes } from "../domain/progress.ts";

export const titleInput = textInput({ most: 500 }).min(1);
export const descriptionInput = textInput({ most: 5000 });
export const commentInput = textInput({ most: 5000 });
export const valueInput = z.number().min(-1e15).max(1e15);
export const dateInput = z.iso.date();
export const weightInput = z.number().min(0).max(100);

const typeInput = z.enum(measureTypes);
const ends = {
  currency: currencyInput
    .nullish()
    .transform((code) => code ?? null)
    .describe("The ISO 4217 code; needed for money, refused for others."),
  start: valueInput.default(0).describe("The value it starts from; money in minor units."),
  target: valueInput.default(100).describe("The value to reach; money in minor units."),
};

/** The measure of a goal and its two ends; money in whole minor units of a currency. */
export const measureInput = z
  .object({
    measureType: typeInput.default("PERCENTAGE").describe("What is measured: percent, a count, or money."),
    ...ends,
  })
  .superRefine(requireMeasure);

/** A key result may leave what it is counted in to its objective. */
const ownMeasureInput = z
  .object({
    measureType: typeInput
      .optional()
      .describe("What is measured; left out, what an objective that adds up is counted in, else percent."),
    ...ends,
  })
  .superRefine(requireMeasure);

type Ends = { measureType?: MeasureType | undefined; currency: string | null; start: number; target: number };

function requireMeasure({ measureType, currency, start, target }: Ends, context: z.RefinementCtx): void {
  if ((measureType === "CURRENCY") !== (currency !== null)) {
    context.addIssue({ code: "custom", path: ["currency"], message: "goals.currency-needed" });
    return;
  }
  const measure = currency === null ? { type: "COUNT" as const } : { type: "CURRENCY" as const, currency };
  for (const [name, value] of Object.entries({ start, target })) {
    if (!isValueAllowed(measure, value))
      context.addIssue({ code: "custom", path: [name], message: "goals.whole-minor-units" });
  }
}

/** The tags a new goal starts with. */
export const tagIdsInput = z.array(z.uuid()).max(20).default([]);

/** The teams a goal belongs to. */
export const teamIdsInput = z.array(z.uuid()).max(20);

/** A key result named while its objective is made, or added to one. */
export const keyResultInput = z
  .object({
    title: titleInput.describe("The goal in a few words."),
    description: descriptionInput.default("").describe("What it is about, in full; at most 5,000 characters."),
    weightage: weightInput
      .default(0)
      .describe("Its weight among its siblings, 0 to 100; with 0 everywhere all count alike."),
    /** The metric whose newest value is its actual; it is then counted in what the metric is counted in. */
    metricId: optionalInput(z.uuid()).describe("The id of the metric."),
    /** Where its value comes from without a metric; left out, as the template of whoever makes it says. */
    progressType: z
      .enum(objectiveProgressTypes)
      .optional()
      .describe("Where its value comes from; left out, as the access template says."),
  })
  .and(ownMeasureInput);
export type KeyResultInput = z.output<typeof keyResultInput>;
