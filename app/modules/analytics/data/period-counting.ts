import type { Context } from "#app/platform/context/context.ts";
import { countingFor } from "#app/platform/dates/bounds-for.ts";
import { isPreset } from "#app/platform/time/date-range.ts";
import type { Counting } from "#app/platform/time/date-presets.ts";
import { countingByQuarters, rangeOfPeriod, type Period } from "../domain/periods.ts";

/** By what a period is counted for the actor; the fiscal year is read only where the period is one. */
export async function periodCounting(context: Context, period: Period): Promise<Counting> {
  const { kind } = rangeOfPeriod(period);
  const isYear = kind === "this-year" || kind === "last-year";
  return countingByQuarters(await countingFor(context, isYear && isPreset(kind) ? kind : "yesterday"));
}
