import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { currencyInput, storedCurrency } from "#app/platform/money/currencies.ts";
import { measureTypes } from "../domain/measure.ts";
import { isMetricKey, metricDirections } from "../domain/metric.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import { normalized } from "#app/platform/text/normalized.ts";

const required = { error: "required" };
const words = (longest: number) => z.string().max(longest, { error: "too-long" });
const name = textInput({ most: 120, missing: "required", tooLong: "too-long" });

/** A new metric as people type it, checked alike in the browser and on the server. */
export const metricForm = z
  .object({
    name,
    key: z.string().trim().refine(isMetricKey, { error: "key" }).optional(),
    description: words(2000).default(""),
    measureType: z.enum(measureTypes, required).default("COUNT"),
    currency: currencyInput.optional(),
    direction: z.enum(metricDirections, required).default("UP"),
    /** How it is computed of other metrics. */
    formula: words(500).optional(),
    ownerId: z.uuid().optional(),
  })
  .superRefine(({ measureType, currency }, context) => {
    if (measureType === "CURRENCY" && !currency)
      context.addIssue({ code: "custom", path: ["currency"], message: "currency-needed" });
  });
export type TypedMetric = z.output<typeof metricForm>;

/** A currency only where there is money. */
export function storedMetric(typed: TypedMetric) {
  return { ...typed, currency: typed.measureType === "CURRENCY" ? typed.currency : null };
}

export const metricEditForm = z.object({
  metricId: z.uuid(),
  version: z.number().int().optional(),
  name,
  description: words(2000).default(""),
  direction: z.enum(metricDirections, required),
  ownerId: z.uuid(required),
  formula: words(500).optional(),
});

const number = { error: "number" };

/** A value of a day as people type it: money in whole units of `currency`. */
export const pointForm = z.object({
  metricId: z.uuid(),
  currency: storedCurrency.optional(),
  date: z.iso.date(required),
  value: z.number(number).min(-1e12, number).max(1e12, number),
  note: words(500).default(""),
});
export type TypedPoint = z.output<typeof pointForm>;

export function storedPoint({ currency, date, value, note }: TypedPoint) {
  return { date, value: toMinorUnits(currency, value), note: normalized(note.trim()) };
}
