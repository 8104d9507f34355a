import { newestPointOf } from "#app/modules/metrics/index.ts";
import { writeAuditEntries } from "#app/platform/audit/write-audit-entries.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { progressPercent } from "../domain/measurement.ts";
import { loadManyPaths, lockManyPaths, rollUpFromMany, storeCheckInMoments } from "./many-paths.ts";
import { storeProgress, type RolledGoal } from "./progress-path.ts";
import { sql } from "#tenancy/sql.ts";

type Follower = { id: string; metricId: string; value: number | null; start: number; target: number };

/** Which key results: all that follow these metrics, or these themselves. */
export type Followers = { metricIds: readonly string[] } | { goalIds: readonly string[] };

/**
 * Gives open key results the newest value of the metric they follow, and carries it up to the ancestors, in a number of
 * statements that does not grow with theirs. Metrics must be locked or held. Answers with those that moved.
 */
export async function followMetrics(context: Context, followers: Followers): Promise<string[]> {
  const due = await dueFollowers(context, followers);
  if (due.length === 0) return [];
  await lockManyPaths(
    context,
    due.map(({ id }) => id),
  );
  const goals = await loadManyPaths(
    context,
    due.map(({ id }) => id),
  );
  const moved = due.filter(
    ({ id, metricId }) => goals.get(id)?.closure === null && goals.get(id)?.metricId === metricId,
  );
  await storeBesides(
    context,
    due.filter(({ id }) => !goals.has(id)),
  );
  if (moved.length > 0) await carryUp(context, moved, goals);
  return moved.map(({ id }) => id);
}

function dueFollowers(context: Context, followers: Followers): Promise<Follower[]> {
  const [which, ids] =
    "metricIds" in followers ? [sql`g.metric_id`, followers.metricIds] : [sql`g.id`, followers.goalIds];
  return context.rows<Follower>(
    sql`select g.id, g.metric_id as "metricId", newest.value::float8 as value, g.start_value::float8 as start,
      g.target_value::float8 as target
       from {goal} g ${newestPointOf(sql`g.metric_id`)}
      where ${which} = any(${ids}::uuid[]) and g.metric_id is not null and g.closure_status is null and g.actual_value is distinct from newest.value`,
  );
}

/** Deleted ones count nowhere, yet follow: brought back they stand where the metric does. */
function storeBesides(context: Context, gone: readonly Follower[]): Promise<void> {
  return storeProgress(
    context,
    gone.map(({ id, value, start, target }) => ({
      id,
      actual: value,
      percent: progressPercent({ start, target, actual: value }),
    })),
  );
}

async function carryUp(
  context: Context,
  moved: readonly Follower[],
  goals: ReadonlyMap<string, RolledGoal>,
): Promise<void> {
  const ids = moved.map(({ id }) => id);
  await context.rows(
    sql`update {goal} g set actual_value = new.value, updated_at = ${context.clock.now()}, version = g.version + 1
       from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as new (id uuid, value numeric) where g.id = new.id`,
  );
  await storeCheckInMoments(context, ids);
  const now = new Map(goals);
  for (const { id, value } of moved) now.set(id, { ...goals.get(id)!, actual: value });
  for (const { id, actual, percent } of await rollUpFromMany(context, now, ids))
    now.set(id, { ...now.get(id)!, actual, percent });
  await writeHistory(context, moved, goals, now);
}

async function writeHistory(
  context: Context,
  moved: readonly Follower[],
  before: ReadonlyMap<string, RolledGoal>,
  now: ReadonlyMap<string, RolledGoal>,
): Promise<void> {
  const at = context.clock.now().toISOString();
  await insertRows(
    context,
    "goal_check_in",
    "id uuid, goal_id uuid, metric_id uuid, at timestamptz, value_before numeric, value numeric, " +
      "percent_before double precision, percent double precision, progress_level text",
    moved.map(({ id, metricId, value }) => ({
      id: context.newId(),
      goal_id: id,
      metric_id: metricId,
      at,
      value_before: before.get(id)?.actual,
      value,
      percent_before: before.get(id)?.percent,
      percent: now.get(id)?.percent,
      progress_level: now.get(id)?.progressLevel,
    })),
  );
  await writeAuditEntries(
    context,
    moved.map(({ id, metricId, value }) => ({
      action: "goals.follow-metric",
      subjectType: "Goal",
      subjectId: id,
      detail: { metricId, valueBefore: before.get(id)?.actual ?? null, value },
    })),
  );
}
