import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { isValueAllowed, measureOf } from "#app/modules/metrics/domain.ts";
import type { GoalChange } from "../data/changes.ts";
import type { GoalRecord } from "../data/goal-record.ts";
import { recordedValueCount } from "../data/recorded-values.ts";
import { mayBeRemeasured, numberIn, type RecordedValueChoice } from "../domain/remeasure.ts";
import { sql } from "#tenancy/sql.ts";

type Measured = Pick<GoalRecord, "measureType" | "currency">;

/** A goal is counted in something else only where its value is said by people or added up. */
export function requireMeasure(before: GoalRecord, after: GoalRecord): void {
  if (isSame(before, after)) return;
  if (!mayBeRemeasured(after)) throw refused("measureType", "goals.measure-of-sum");
  if ((after.measureType === "CURRENCY") !== (after.currency !== null))
    throw refused("currency", "goals.currency-needed");
}

export function requireSound(goal: GoalRecord): void {
  if (goal.dueDate < goal.startDate) throw refused("dueDate", "goals.due-before-start");
  for (const field of ["start", "target"] as const)
    if (!isValueAllowed(measureOf(goal), goal[field])) throw refused(field, "goals.whole-minor-units");
}

/**
 * What was recorded stays in the history in the unit it was said in; the value now stays as a number or goes, as is
 * chosen. Refuses where there is a value and nothing is chosen, saying how many were recorded. Needs `lockPath`, and
 * that the goal's own new measure is stored.
 */
export async function remeasure(
  context: Context,
  before: GoalRecord,
  after: GoalRecord,
  choice: RecordedValueChoice | undefined,
): Promise<GoalChange[]> {
  if (isSame(before, after)) return [];
  const valued = after.progressType === "MANUAL" && before.actual !== null;
  if (valued && !choice) throw refused("recordedValues", "goals.recorded-values", await countOf(context, before.id));
  await context.rows(
    sql`update {goal_check_in} set measure_type = ${before.measureType}, currency = ${before.currency}
      where goal_id = ${before.id} and measure_type is null`,
  );
  if (!valued) return [];
  const actual = choice === "KEPT" ? keptValue(before, after, before.actual ?? 0) : null;
  await context.rows(sql`update {goal} set actual_value = ${actual} where id = ${before.id}`);
  return [{ field: "recordedValues", before: null, after: choice }];
}

function keptValue(before: Measured, after: Measured, value: number): number {
  const kept = numberIn(measureOf(before), measureOf(after), value);
  if (kept === null) throw refused("recordedValues", "goals.whole-minor-units");
  return kept;
}

async function countOf(context: Context, goalId: string): Promise<{ count: number }> {
  const row = await firstRow<{ count: number }>(
    context,
    sql`select ${recordedValueCount} as count from {goal} g where g.id = ${goalId}`,
  );
  return { count: row?.count ?? 0 };
}

function isSame(before: Measured, after: Measured): boolean {
  return after.measureType === before.measureType && after.currency === before.currency;
}

function refused(field: string, code: string, params: Record<string, number> = {}) {
  return invalid(code, `The ${field} cannot be stored.`, { fields: { [field]: code }, params });
}
