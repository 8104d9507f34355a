import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { measureOf, isValueAllowed, roundValue } from "#app/modules/metrics/domain.ts";
import { requireGoal, standingOf, type GoalRecord } from "../data/goal-record.ts";
import { lockPath, rollUpFrom, storeCheckInMoment } from "../data/progress-path.ts";
import { checkedInAlready } from "../data/said-again.ts";
import { openLevels, setLevel, type OpenLevel } from "../domain/closure.ts";
import { levelOfValue } from "../domain/status.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { commentInput, valueInput } from "./goal-input.ts";
import { writeDown } from "./write-down.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

export const checkInInput = z
  .object({
    goalId: ids.goal,
    /** In the goal's measure; money in minor units. Left out where the goal's value comes from elsewhere, or is unchanged. */
    value: valueInput
      .optional()
      .describe(
        "The value now, in the goal's measure; money in minor units. Left out where it comes from elsewhere, or is unchanged.",
      ),
    /** Left out, it follows the value; without a value it stays. */
    level: z
      .enum(openLevels)
      .optional()
      .describe("How it stands, as the caller sees it; left out, it follows the value, and without a value it stays."),
    comment: commentInput.default("").describe("A word about it; at most 5,000 characters."),
  })
  .superRefine(({ value, level, comment }, context) => {
    if (value === undefined && level === undefined && comment === "")
      context.addIssue({ code: "custom", path: ["value"], message: "goals.nothing-typed" });
  });
export type CheckInInput = z.output<typeof checkInInput>;

/**
 * Notes how a goal stands: value, level, and a word about it. Carries the value up to the ancestors it reaches, each of
 * which gets a point in its graph. Refuses values of goals that are computed or tracked, and closed goals.
 * What is sent twice is one.
 */
export async function checkIn(
  context: Context,
  input: CheckInInput,
): Promise<{ checkInId: string; percent: number | null }> {
  await requireAllowed(context, "check-in", input.goalId);
  await lockPath(context, input.goalId);
  const before = await requireGoal(context, input.goalId);
  const { actual, level } = saidOf(context, before, input);
  if (actual === before.actual && level === before.progressLevel) {
    const said = { goalId: before.id, value: actual, level, comment: input.comment };
    const checkInId = (await checkedInAlready(context, [said])).get(before.id);
    if (checkInId) return { checkInId, percent: before.percent };
  }
  await context.rows(
    prepared(
      sql`update {goal} set actual_value = ${actual}, progress_level = ${level}, updated_at = ${context.clock.now()},
        version = version + 1 where id = ${before.id}`,
    ),
  );
  await storeCheckInMoment(context, before.id);
  await rollUpFrom(context, before.id, { ownPoint: false });
  const after = await requireGoal(context, before.id);
  const checkInId = await insertCheckIn(context, before, after, input.comment);
  await writeDown(
    context,
    "goals.checked-in",
    { goalId: before.id, level: after.progressLevel },
    {
      action: "check-in",
      subject: "Goal",
      id: before.id,
      detail: {
        valueBefore: before.actual,
        value: after.actual,
        levelBefore: before.progressLevel,
        level: after.progressLevel,
      },
    },
  );
  return { checkInId, percent: after.percent };
}

/** The value and the level to store; a level nobody chose follows the value, and stays without one. */
export function saidOf(
  context: Context,
  goal: GoalRecord,
  { value, level }: Pick<CheckInInput, "value" | "level">,
): { actual: number | null; level: OpenLevel } {
  const present = standingOf(goal);
  const stays = present.level === "CLOSED" ? "ON_TRACK" : present.level;
  const change = setLevel(present, level ?? stays);
  if (!change.ok) throw invalid(change.refusal, "A closed goal takes no check-ins.");
  const actual = valueAfter(goal, value);
  const day = { today: context.today(), timeZone: context.actor.timeZone };
  return { actual, level: level ?? (value === undefined ? stays : levelOfValue(goal, actual, day)) };
}

/** The value to store; refused where it comes from elsewhere, or cannot be held in the measure. */
function valueAfter(goal: GoalRecord, value: number | undefined): number | null {
  if (value === undefined) return goal.actual;
  const refuse = (code: string, message: string) => invalid(code, message, { fields: { value: code } });
  if (goal.progressType === "TRACKED")
    throw refuse("goals.value-tracked", "A metric gives this goal's value: its points are where values are given.");
  if (goal.progressType !== "MANUAL")
    throw refuse("goals.value-derived", "This goal's value follows from its key results.");
  if (!isValueAllowed(measureOf(goal), value))
    throw refuse("goals.whole-minor-units", "Money is counted in whole minor units.");
  return roundValue(measureOf(goal), value);
}

async function insertCheckIn(
  context: Context,
  before: GoalRecord,
  after: GoalRecord,
  comment: string,
): Promise<string> {
  const id = context.newId();
  await context.rows(
    prepared(sql`insert into {goal_check_in} (id, goal_id, employee_id, at, value_before, value, percent_before,
      percent, progress_level, comment)
     values (${id}, ${before.id}, ${context.actor.employeeId}, ${context.clock.now()}, ${before.actual},
       ${after.actual}, ${before.percent}, ${after.percent}, ${after.progressLevel}, ${comment})`),
  );
  return id;
}
