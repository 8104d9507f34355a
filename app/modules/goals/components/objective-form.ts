import { z } from "zod";
import { objectiveLevels } from "../domain/hierarchy.ts";
import { measureTypes } from "../domain/measurement.ts";
import { toMinorUnits } from "../domain/minor-units.ts";
import { visibilities } from "../domain/template.ts";

const text = (maximum: number) => z.string({ error: "goals.required" }).trim().min(1, { error: "goals.required" }).max(maximum, { error: "goals.too-long" });
const number = (fallback: number) => z.number({ error: "goals.number" }).min(-1e12, { error: "goals.number" }).max(1e12, { error: "goals.number" }).default(fallback);
const choice = { error: "goals.required" };

/** A key result as people type it: money in whole units of the currency. */
const typedKeyResult = z
  .object({
    title: text(500),
    measureType: z.enum(measureTypes, choice).default("PERCENTAGE"),
    currency: z.string().regex(/^[A-Z]{3}$/, { error: "goals.currency-needed" }).optional(),
    start: number(0),
    target: number(100),
    /** The metric it follows. */
    metricId: z.uuid().optional(),
  })
  .superRefine(({ measureType, currency }, context) => {
    if (measureType === "CURRENCY" && !currency) context.addIssue({ code: "custom", path: ["currency"], message: "goals.currency-needed" });
  });

/** The form for a new objective, checked alike in the browser and on the server. */
export const objectiveForm = z.object({
  title: text(500),
  description: z.string().max(5000, { error: "goals.too-long" }).default(""),
  timeFrame: z.string(choice),
  level: z.enum(objectiveLevels, choice),
  ownerId: z.uuid(choice),
  visibility: z.enum(visibilities, choice),
  parentId: z.uuid().optional(),
  keyResults: z.array(typedKeyResult).max(20).default([]),
  returnTo: z.string().optional(),
});
export type TypedObjective = z.output<typeof objectiveForm>;

/** The form for one more key result. */
export const keyResultForm = typedKeyResult.and(z.object({ parentId: z.uuid() }));

type TypedKeyResult = z.output<typeof typedKeyResult>;

/** From what people type to what is stored: money in minor units, a currency only where there is money. */
export function measured<Typed extends Pick<TypedKeyResult, "measureType" | "currency" | "start" | "target">>(typed: Typed) {
  const currency = typed.measureType === "CURRENCY" ? typed.currency ?? null : null;
  const value = (amount: number) => (currency ? toMinorUnits(currency, amount) : amount);
  return { ...typed, currency, start: value(typed.start), target: value(typed.target) };
}
