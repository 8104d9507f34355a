import { localDate } from "#app/platform/time/clock.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import type { OpenLevel } from "../domain/closure.ts";
import { levelOfValue } from "../domain/status.ts";
import type { GoalRow } from "../queries/goal-row.ts";

/** A number as people type it, as stored in a goal's measure; null where nothing readable stands there. */
export function valueTyped(goal: Pick<GoalRow, "currency">, typed: string): number | null {
  const value = Number(typed.trim() || Number.NaN);
  return Number.isFinite(value) ? toMinorUnits(goal.currency ?? undefined, value) : null;
}

/** The level that goes with what is typed for a goal, by the same rule as on the server; null where no value stands. */
export function useLevelOfTyped(): (goal: GoalRow, typed: string) => OpenLevel | null {
  const { timeZone, now } = useViewer();
  const day = { today: localDate(now, timeZone), timeZone };
  return (goal, typed) => {
    const value = valueTyped(goal, typed);
    return value === null ? null : levelOfValue(goal, value, day);
  };
}
