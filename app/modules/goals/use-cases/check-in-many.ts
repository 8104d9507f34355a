import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntries } from "#app/platform/audit/write-audit-entries.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { AppError, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { recordEvents } from "#app/platform/events/record-events.ts";
import { loadGoalFacts } from "../data/goal-facts.ts";
import type { RolledGoal } from "../data/progress-path.ts";
import { loadManyPaths, lockManyPaths, rollUpFromMany, storeCheckInMoments } from "../data/many-paths.ts";
import { checkedInAlready } from "../data/said-again.ts";
import { openLevels, type OpenLevel } from "../domain/closure.ts";
import { goalEvent } from "../events.ts";
import { saidOf } from "./check-in.ts";
import { commentInput, valueInput } from "./goal-input.ts";
import { sql } from "#tenancy/sql.ts";

export const mostAtOnce = 200;

const oneOfMany = z.object({
  goalId: ids.goal,
  /** In the goal's measure; money in minor units. Left out where it stays. */
  value: valueInput
    .optional()
    .describe("The value now, in the goal's measure; money in minor units. Left out where it is unchanged."),
  /** Left out, it follows the value; without a value it stays. */
  level: z
    .enum(openLevels)
    .optional()
    .describe("How it stands; left out, it follows the value, and without a value it stays."),
  comment: commentInput.default("").describe("A word about it; at most 5,000 characters."),
});
export const checkInManyInput = z.object({
  checkIns: z.array(oneOfMany).min(1).max(mostAtOnce).describe("One entry for each goal."),
});
type OneOfMany = z.output<typeof oneOfMany>;

export type RefusedCheckIn = { goalId: string; code: string; params: Record<string, string | number> };
export type CheckedInMany = { saved: { goalId: string; percent: number | null }[]; refused: RefusedCheckIn[] };

type Accepted = { checkIn: OneOfMany; before: RolledGoal; value: number | null; level: OpenLevel };

/**
 * Checks in on many goals at once. Each stands for itself: what is refused is named with its reason and the rest is
 * kept, and what is sent twice is one. The number of statements is the same for any number of goals, and each ancestor is
 * computed once.
 */
export async function checkInMany(
  context: Context,
  { checkIns }: z.output<typeof checkInManyInput>,
): Promise<CheckedInMany> {
  const refused: RefusedCheckIn[] = [];
  const permitted = await keepPermitted(context, checkIns, refused);
  const ids = permitted.map(({ goalId }) => goalId);
  await lockManyPaths(context, ids);
  const goals = await loadManyPaths(context, ids);
  const accepted = permitted.flatMap((checkIn) =>
    orRefuse(refused, checkIn.goalId, () => accept(context, checkIn, goals.get(checkIn.goalId))),
  );
  const again = await repeated(context, accepted);
  const fresh = accepted.filter(({ before }) => !again.has(before.id));
  const percents = fresh.length > 0 ? await store(context, fresh, goals) : new Map<string, number | null>();
  return {
    saved: accepted.map(({ before }) => ({
      goalId: before.id,
      percent: (again.has(before.id) ? before.percent : percents.get(before.id)) ?? null,
    })),
    refused,
  };
}

/** Those the actor has just made in the same words: they were sent twice. */
async function repeated(context: Context, accepted: readonly Accepted[]): Promise<ReadonlyMap<string, string>> {
  const unchanged = accepted.filter(
    ({ before, value, level }) => value === before.actual && level === before.progressLevel,
  );
  if (accepted.length === 0) return new Map();
  return checkedInAlready(
    context,
    unchanged.map(({ checkIn, before, value, level }) => ({
      goalId: before.id,
      value,
      level,
      comment: checkIn.comment,
    })),
  );
}

/** Those the actor may check in on; a goal they may not see is refused as one that is not there. */
async function keepPermitted(
  context: Context,
  checkIns: readonly OneOfMany[],
  refused: RefusedCheckIn[],
): Promise<OneOfMany[]> {
  const facts = await loadGoalFacts(
    context,
    checkIns.map(({ goalId }) => goalId),
  );
  const ability = await context.ability();
  const met = new Set<string>();
  return checkIns.flatMap((checkIn) =>
    orRefuse(refused, checkIn.goalId, () => {
      const fact = facts.get(checkIn.goalId);
      if (met.has(checkIn.goalId)) throw invalid("goals.named-twice", "One check-in a goal.");
      met.add(checkIn.goalId);
      if (!fact || !ability.decide("view", fact).allowed) throw notFound("Goal");
      const verdict = ability.decide("check-in", fact);
      if (!verdict.allowed)
        throw new AppError("platform.forbidden", 403, "check-in Goal is refused.", {
          params: { rule: verdict.decidedBy?.id ?? "no-rule" },
        });
      return checkIn;
    }),
  );
}

function accept(context: Context, checkIn: OneOfMany, before: RolledGoal | undefined): Accepted {
  if (!before) throw notFound("Goal");
  const { actual, level } = saidOf(context, before, checkIn);
  return { checkIn, before, value: actual, level };
}

function orRefuse<Value>(refused: RefusedCheckIn[], goalId: string, attempt: () => Value): Value[] {
  try {
    return [attempt()];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refused.push({ goalId, code: error.code, params: error.details.params ?? {} });
    return [];
  }
}

/** Answers with the percent of each goal afterwards. */
async function store(
  context: Context,
  accepted: readonly Accepted[],
  goals: ReadonlyMap<string, RolledGoal>,
): Promise<Map<string, number | null>> {
  const ids = accepted.map(({ before }) => before.id);
  await context.rows(
    sql`update {goal} g set actual_value = new.actual, progress_level = new.level, updated_at = ${context.clock.now()},
      version = g.version + 1
       from jsonb_to_recordset(${JSON.stringify(accepted.map(({ before, value, level }) => ({ id: before.id, actual: value, level })))}::jsonb)
         as new (id uuid, actual numeric, level text) where g.id = new.id`,
  );
  await storeCheckInMoments(context, ids);
  const now = new Map(goals);
  for (const { before, value, level } of accepted)
    now.set(before.id, { ...before, actual: value, progressLevel: level });
  for (const update of await rollUpFromMany(context, now, ids))
    now.set(update.id, { ...now.get(update.id)!, actual: update.actual, percent: update.percent });
  await insertCheckIns(context, accepted, now);
  await announce(context, accepted, now);
  return new Map(ids.map((id) => [id, now.get(id)!.percent]));
}

function insertCheckIns(
  context: Context,
  accepted: readonly Accepted[],
  now: ReadonlyMap<string, RolledGoal>,
): Promise<void> {
  const at = context.clock.now().toISOString();
  return insertRows(
    context,
    "goal_check_in",
    "id uuid, goal_id uuid, employee_id uuid, at timestamptz, value_before numeric, value numeric, " +
      "percent_before double precision, percent double precision, progress_level text, comment text",
    accepted.map(({ checkIn, before, level }) => ({
      id: context.newId(),
      goal_id: before.id,
      employee_id: context.actor.employeeId,
      at,
      value_before: before.actual,
      value: now.get(before.id)?.actual,
      percent_before: before.percent,
      percent: now.get(before.id)?.percent,
      progress_level: level,
      comment: checkIn.comment,
    })),
  );
}

async function announce(
  context: Context,
  accepted: readonly Accepted[],
  now: ReadonlyMap<string, RolledGoal>,
): Promise<void> {
  await recordEvents(
    context,
    accepted.map(({ before, level }) => goalEvent("goals.checked-in", { goalId: before.id, level })),
  );
  await writeAuditEntries(
    context,
    accepted.map(({ before, level }) => ({
      action: "goals.check-in",
      subjectType: "Goal",
      subjectId: before.id,
      detail: {
        valueBefore: before.actual,
        value: now.get(before.id)?.actual ?? null,
        levelBefore: before.progressLevel,
        level,
      },
    })),
  );
}
