import { z } from "zod";
import { measureTypes } from "../domain/measurement.ts";
import { isMetricKey, metricDirections } from "../domain/metric.ts";

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((words) => words.normalize("NFC"));

/** What is said of a metric; what it is called in formulas is made of the name where it is left out. */
export const metricInput = z.object({
  name: text(120).refine((name) => name.length > 0, { error: "goals.required" }),
  description: text(2000).default(""),
  key: z.preprocess(
    (key) => (key === "" ? undefined : key),
    z.string().trim().refine(isMetricKey, { error: "goals.metric-key" }).optional(),
  ),
  measureType: z.enum(measureTypes, { error: "goals.required" }),
  currency: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/, { error: "goals.currency-needed" })
    .nullish()
    .transform((code) => code ?? null),
  direction: z.enum(metricDirections).default("UP"),
  /** How it is computed of other metrics, named by their keys; without one people give its values. */
  formula: z.preprocess(
    (formula) => (typeof formula === "string" && formula.trim() === "" ? undefined : formula),
    z.string().max(2_000).optional(),
  ),
  /** The actor where nobody is named. */
  ownerId: z.uuid().optional(),
});

/** A currency where there is money, and there alone. */
export function measured({ measureType, currency }: { measureType: string; currency: string | null }): boolean {
  return (measureType === "CURRENCY") === (currency !== null);
}

export const metricTextInput = text;
