import { z } from "zod";
import { openLevels } from "../domain/closure.ts";
import { toMinorUnits } from "../domain/minor-units.ts";
import { visibilities } from "../domain/template.ts";

const number = { error: "goals.number" };
const amount = z.number(number).min(-1e12, number).max(1e12, number);

/** A check-in as people type it: money in whole units of `currency`. */
export const checkInForm = z.object({
  goalId: z.uuid(),
  value: amount.optional(),
  currency: z.string().regex(/^[A-Z]{3}$/).optional(),
  level: z.enum(openLevels, { error: "goals.required" }),
  comment: z.string().max(5000, { error: "goals.too-long" }).default(""),
});
export type TypedCheckIn = z.output<typeof checkInForm>;

/** Changes to a goal as people type them; `start` and `target` are there only where people give them. */
export const editGoalForm = z.object({
  goalId: z.uuid(),
  version: z.number().int(),
  title: z.string({ error: "goals.required" }).trim().min(1, { error: "goals.required" }).max(500, { error: "goals.too-long" }),
  description: z.string().max(5000, { error: "goals.too-long" }).default(""),
  dueDate: z.iso.date({ error: "goals.required" }),
  visibility: z.enum(visibilities, { error: "goals.required" }),
  start: amount.optional(),
  target: amount.optional(),
  weightage: z.number(number).min(0, number).max(100, number).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/).optional(),
  ownerIds: z.array(z.uuid()).min(1, { error: "goals.required" }).max(20),
});
export type TypedEdit = z.output<typeof editGoalForm>;

/** What people type in a currency's units, as stored. */
export function stored(currency: string | undefined, typed: number | undefined): number | undefined {
  return typed === undefined || currency === undefined ? typed : toMinorUnits(currency, typed);
}
