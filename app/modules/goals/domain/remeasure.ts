import { isValueAllowed, roundValue, sameMeasure, type Measure } from "#app/modules/metrics/domain.ts";
import { fromMinorUnits, toMinorUnits } from "#app/platform/money/money.ts";
import type { GoalKind } from "./hierarchy.ts";
import type { ProgressType } from "./progress.ts";

/** What becomes of a goal's value once it is counted in something else: the number stays, or the goal starts anew. */
export const recordedValueChoices = ["KEPT", "RESET"] as const;
export type RecordedValueChoice = (typeof recordedValueChoices)[number];

type Counted = { readonly kind: GoalKind; readonly progressType: ProgressType };

/** Whether a goal may be counted in something else: one whose value people say, and one that adds up. */
export function mayBeRemeasured({ kind, progressType }: Counted): boolean {
  return progressType === "MANUAL" || (kind === "OBJECTIVE" && progressType === "DERIVED_SUM");
}

/** The same number in another unit, as people read it: 40 % is 40, or EUR 40; null where it cannot be held there. */
export function numberIn(before: Measure, after: Measure, value: number): number | null {
  if (sameMeasure(before, after)) return value;
  const number = roundValue(after, toMinorUnits(currencyOf(after), fromMinorUnits(currencyOf(before), value)));
  return isValueAllowed(after, number) ? number : null;
}

function currencyOf(measure: Measure): string | null {
  return measure.type === "CURRENCY" ? measure.currency : null;
}
