import type { Context } from "#app/platform/context/context.ts";
import { forestOf, rollUpMany, type ProgressUpdate } from "../domain/roll-up.ts";
import { progressGoalOf, rolledGoalColumns, storeRollUp, upwards, type RolledGoal } from "./progress-path.ts";
import { holdTrees, lockLines } from "./tree-locks.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * As the path of one goal, from many: each goal with its nearest distance to one that changed. How many there are stays unsaid
 * (`unnest`), so that one plan is as good as another and is kept.
 */
const paths = (goalIds: readonly string[]) => sql`paths(id, parent_id, progress_type, near) as (
  select g.id, g.parent_id, g.progress_type, true from {goal} g where g.id = any(array(select unnest(${goalIds}::uuid[]))) and g.deleted_at is null
  union
  select g.id, g.parent_id, g.progress_type, false from paths ${upwards("paths")}
   where (paths.near or paths.progress_type in ('DERIVED_AVG', 'DERIVED_SUM')))`;

/** As `lockPath` for many goals: they and their ancestors are locked deepest first, so that nobody waits in a circle. */
export async function lockManyPaths(context: Context, goalIds: readonly string[]): Promise<void> {
  await holdTrees(context);
  await lockLines(context, goalIds);
}

/**
 * The goals, the ancestors a change of them can reach, and what stands under each of these. Asked by arrays, which are looked
 * up: of a join PostgreSQL believes that it reaches a tenth of all goals, and reads them all.
 */
export async function loadManyPaths(context: Context, goalIds: readonly string[]): Promise<Map<string, RolledGoal>> {
  const goals = await context.rows<RolledGoal>(
    prepared(sql`with recursive ${paths(goalIds)}, reached(id) as (
       select id from paths
       union select c.id from {goal} c where c.parent_id = any(array(select id from paths)) and c.deleted_at is null
       union select f.child_id from {goal_feed} f where f.parent_id = any(array(select id from paths)))
     select ${rolledGoalColumns} from {goal} g where g.id = any(array(select id from reached)) and g.deleted_at is null`),
  );
  return new Map(goals.map((goal) => [goal.id, goal]));
}

/** Computes and stores the progress of changed goals and of all they reach; `goals` must hold what they say now. */
export async function rollUpFromMany(
  context: Context,
  goals: ReadonlyMap<string, RolledGoal>,
  changedIds: readonly string[],
  { ownPoints = false } = {},
): Promise<ProgressUpdate[]> {
  const changed = new Set(changedIds);
  const updates = rollUpMany(forestOf([...goals.values()].map(progressGoalOf)), changedIds);
  await storeRollUp(context, updates, { before: goals, pointOf: (id) => ownPoints || !changed.has(id) });
  return updates;
}

/** As `storeCheckInMoment` for many goals. */
export async function storeCheckInMoments(context: Context, goalIds: readonly string[]): Promise<void> {
  await context.rows(
    prepared(sql`with recursive ${paths(goalIds)} update {goal} g set last_check_in_at = ${context.clock.now()}
      where g.id in (select id from paths where near or progress_type in ('DERIVED_AVG', 'DERIVED_SUM'))
         or g.id in (select k.parent_id from {goal} k where k.id = any(${goalIds}::uuid[]) and k.kind = 'KEY_RESULT')`),
  );
}
