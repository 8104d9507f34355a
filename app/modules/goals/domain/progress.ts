import type { Closure } from "./closure.ts";
import { type Measure, roundValue, sameMeasure } from "#app/modules/metrics/domain.ts";
import { progressPercent, roundPercent } from "./measurement.ts";

export const objectiveProgressTypes = ["MANUAL", "DERIVED_AVG", "DERIVED_SUM"] as const;
export const keyResultProgressTypes = [...objectiveProgressTypes, "TRACKED"] as const;
/** MANUAL: people give the value. TRACKED: an integration does. DERIVED_*: the children do. */
export type ProgressType = (typeof keyResultProgressTypes)[number];

/** What progress needs to know of a goal; `weightage` is 0 or more, `actual` as in ProgressValues. */
export type ProgressGoal = {
  readonly id: string;
  readonly parentId: string | null;
  readonly progressType: ProgressType;
  readonly measure: Measure;
  readonly start: number;
  readonly target: number;
  readonly weightage: number;
  readonly closure: Closure | null;
  readonly actual: number | null;
  readonly percent: number | null;
  /** What it counts in besides the goal it stands under, each with a weightage of its own. */
  readonly feeds?: readonly Feed[];
};

export type Feed = { readonly parentId: string; readonly weightage: number };

export type Progress = { readonly actual: number | null; readonly percent: number | null };

/** Whether a goal's progress follows from its children. */
export function isDerived(progressType: ProgressType): boolean {
  return progressType === "DERIVED_AVG" || progressType === "DERIVED_SUM";
}

/**
 * The progress of a goal from its own value or from its children, as its progress type says.
 * Children closed as DROPPED are left out. The order of the children does not matter.
 */
export function rollUp(goal: ProgressGoal, children: readonly ProgressGoal[]): Progress {
  const counted = children.filter((child) => child.closure !== "DROPPED");
  if (goal.progressType === "DERIVED_AVG") return averageOf(goal, counted);
  if (goal.progressType === "DERIVED_SUM") return sumOf(goal, counted);
  return { actual: goal.actual, percent: progressPercent(goal) };
}

/**
 * Weighted mean of the children's percents. Weightage 0 throughout means equal weights; otherwise children of
 * weightage 0 do not count. A child without a value does not count before its first check-in: nobody has said yet how far
 * it is. While no counted child has a value there is no percent.
 */
function averageOf(goal: ProgressGoal, children: readonly ProgressGoal[]): Progress {
  const weighted = children.some((child) => child.weightage > 0);
  const counted = (weighted ? children.filter((child) => child.weightage > 0) : children).filter(hasPercent);
  if (counted.length === 0) return { actual: null, percent: null };
  const weightOf = (child: ProgressGoal) => (weighted ? child.weightage : 1);
  const total = stableSum(counted.map(weightOf));
  const percent = roundPercent(stableSum(counted.map((child) => child.percent * weightOf(child))) / total);
  return { actual: valueAt(goal, percent), percent };
}

function hasPercent<Child extends ProgressGoal>(child: Child): child is Child & { percent: number } {
  return child.percent !== null;
}

/** A mean of percents is a value only where the goal itself is counted in percent; no amount is made up from it. */
function valueAt(goal: ProgressGoal, percent: number): number | null {
  if (goal.measure.type !== "PERCENTAGE") return null;
  return roundValue(goal.measure, goal.start + ((goal.target - goal.start) * percent) / 100);
}

/** Sum of the values of the children in the same measure and currency, against the goal's own start and target. */
function sumOf(goal: ProgressGoal, children: readonly ProgressGoal[]): Progress {
  const alike = children.filter((child) => sameMeasure(child.measure, goal.measure));
  const values = alike.map((child) => child.actual).filter((actual) => actual !== null);
  if (values.length === 0) return { actual: null, percent: null };
  const actual = roundValue(goal.measure, stableSum(values));
  return { actual, percent: progressPercent({ start: goal.start, target: goal.target, actual }) };
}

/** The children that a sum leaves out: what is counted in another unit cannot be added. */
export function leftOutOfSum<Child extends { readonly measure: Measure; readonly closure: Closure | null }>(
  goal: Pick<ProgressGoal, "progressType" | "measure">,
  children: readonly Child[],
): Child[] {
  if (goal.progressType !== "DERIVED_SUM") return [];
  return children.filter(({ measure, closure }) => closure !== "DROPPED" && !sameMeasure(measure, goal.measure));
}

/** Adding in ascending order gives one result for any order of the children. */
function stableSum(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other).reduce((sum, value) => sum + value, 0);
}
