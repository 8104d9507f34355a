import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { storedCurrency } from "#app/platform/money/currencies.ts";
import { openLevels } from "../domain/closure.ts";
import { objectiveLevels } from "../domain/hierarchy.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import { objectiveProgressTypes } from "../domain/progress.ts";
import { measureTypes } from "#app/modules/metrics/domain.ts";
import { recordedValueChoices } from "../domain/remeasure.ts";
import { visibilities } from "../domain/template.ts";

const number = { error: "goals.number" };
const amount = z.number(number).min(-1e12, number).max(1e12, number);

/** A check-in as people type it: money in whole units of `currency`. */
export const checkInForm = z.object({
  goalId: z.uuid(),
  value: amount.optional(),
  currency: storedCurrency.optional(),
  level: z.enum(openLevels, { error: "goals.required" }),
  comment: z.string().max(5000, { error: "goals.too-long" }).default(""),
});
export type TypedCheckIn = z.output<typeof checkInForm>;

/** Changes to a goal as people type them; `start` and `target` are there only where people give them. */
export const editGoalForm = z.object({
  goalId: z.uuid(),
  version: z.number().int().optional(),
  /** The values the form was filled from, as JSON; left out, the version decides. */
  read: z.string().max(20_000).transform(readValues).optional(),
  title: textInput({ most: 500, missing: "goals.required", tooLong: "goals.too-long" }),
  description: z.string().max(5000, { error: "goals.too-long" }).default(""),
  startDate: z.iso.date({ error: "goals.required" }).optional(),
  dueDate: z.iso.date({ error: "goals.required" }),
  reason: z.string().max(500, { error: "goals.too-long" }).optional(),
  level: z.enum(objectiveLevels, { error: "goals.required" }).optional(),
  progressType: z.enum(objectiveProgressTypes, { error: "goals.required" }).optional(),
  visibility: z.enum(visibilities, { error: "goals.required" }),
  /** The metric a key result follows; none where `choosesMetric` is sent without it. */
  metricId: z.uuid().optional(),
  choosesMetric: z.string().optional(),
  measureType: z.enum(measureTypes, { error: "goals.required" }).optional(),
  start: amount.optional(),
  target: amount.optional(),
  weightage: z.number(number).min(0, number).max(100, number).optional(),
  currency: storedCurrency.optional(),
  ownerIds: z.array(z.uuid()).min(1, { error: "goals.required" }).max(20),
  collaboratorIds: z.array(z.uuid()).max(20).optional(),
  /** None where `choosesPlaces` is sent without them. */
  departmentId: z.uuid().optional(),
  teamIds: z.array(z.uuid()).max(20).optional(),
  choosesPlaces: z.string().optional(),
  /** What becomes of the value where it is counted in something else from now on. */
  recordedValues: z.enum(recordedValueChoices).optional(),
});
export type TypedEdit = z.output<typeof editGoalForm>;

/** A change as it is stored. Only where the measure is asked for does the currency say what a goal is counted in. */
export function storedEdit({ choosesPlaces, departmentId, teamIds, ...rest }: TypedEdit) {
  const { currency, measureType, start, target, choosesMetric, metricId, ...typed } = rest;
  const unit = measureType === "PERCENTAGE" || measureType === "COUNT" ? undefined : currency;
  return {
    ...typed,
    ...(measureType ? { measureType, currency: unit ?? null } : {}),
    start: stored(unit, start),
    target: stored(unit, target),
    ...(choosesMetric ? { metricId: metricId ?? null } : {}),
    ...(choosesPlaces ? { departmentId: departmentId ?? null, teamIds: teamIds ?? [] } : {}),
  };
}

/** A copy of a goal: what it is called, in which time frame, and what comes along. */
export const copyForm = z.object({
  goalId: z.uuid(),
  title: textInput({ most: 500, missing: "goals.required", tooLong: "goals.too-long" }),
  timeFrame: z.string({ error: "goals.required" }).max(40),
  keyResultIds: z.array(z.uuid()).max(100).default([]),
  progress: z.enum(["RESET", "CARRIED"]).default("RESET"),
  returnTo: z.string().optional(),
});
export type TypedCopy = z.output<typeof copyForm>;

function readValues(json: string): Record<string, unknown> | undefined {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** What people type in a currency's units, as stored. */
export function stored(currency: string | undefined, typed: number | undefined): number | undefined {
  return typed === undefined ? typed : toMinorUnits(currency, typed);
}
