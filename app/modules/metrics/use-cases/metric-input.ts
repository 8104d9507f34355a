import { z } from "zod";
import { optionalInput, textInput } from "#app/platform/http/typed-input.ts";
import { currencyInput } from "#app/platform/money/currencies.ts";
import { ids } from "../domain/ids.ts";
import { measureTypes } from "../domain/measure.ts";
import { isMetricKey, metricDirections } from "../domain/metric.ts";

const text = (longest: number) => textInput({ most: longest });

/** What is said of a metric; what it is called in formulas is made of the name where it is left out. */
export const metricInput = z.object({
  name: text(120)
    .refine((name) => name.length > 0, { error: "metrics.required" })
    .describe("The metric's name; at most 120 characters."),
  description: text(2000).default("").describe("What it measures and how; at most 2,000 characters."),
  key: optionalInput(z.string().trim().refine(isMetricKey, { error: "metrics.key" })).describe(
    "Its word in formulas; made of the name where it is left out.",
  ),
  measureType: z
    .enum(measureTypes, { error: "metrics.required" })
    .describe("What is measured: percent, a count, or money."),
  currency: currencyInput
    .nullish()
    .transform((code) => code ?? null)
    .describe("The ISO 4217 code of a money measure."),
  direction: z.enum(metricDirections).default("UP").describe("UP where more is better, DOWN where less is."),
  /** How it is computed of other metrics, named by their keys; without one people give its values. */
  formula: z
    .preprocess(
      (formula) => (typeof formula === "string" && formula.trim() === "" ? undefined : formula),
      z.string().max(2_000).optional(),
    )
    .describe(
      "How it is computed of other metrics, by their keys: `(won - refunds) / deals`. Left out where people give its values.",
    ),
  /** The actor where nobody is named. */
  ownerId: ids.owner.optional(),
});

/** A currency where there is money, and there alone. */
export function measured({ measureType, currency }: { measureType: string; currency: string | null }): boolean {
  return (measureType === "CURRENCY") === (currency !== null);
}

export const metricTextInput = text;
