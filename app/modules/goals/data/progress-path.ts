import type { Context } from "#app/platform/context/context.ts";
import type { Feed, ProgressGoal } from "../domain/progress.ts";
import { forestOf, rollUpAncestors, type ProgressUpdate, type SourcedUpdate } from "../domain/roll-up.ts";
import { holdTrees, lockLines } from "./tree-locks.ts";
import { measureOf } from "#app/modules/metrics/domain.ts";
import { goalRecordColumns, type GoalRecord } from "./goal-record.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** What stands above a goal of the row before: what it stands under, and what it feeds. */
export const upwards = (row: string) =>
  sql`cross join lateral (select ${sql.ref(row)}.parent_id as id union all select f.parent_id from {goal_feed} f
    where f.child_id = ${sql.ref(row)}.id) up join {goal} g on g.id = up.id and g.deleted_at is null`;

/** From a goal up to the first ancestors that are not derived: what a change of the goal can reach. */
const path = (goalId: string) => sql`path(id, parent_id, progress_type, depth) as (
  select g.id, g.parent_id, g.progress_type, 0 from {goal} g where g.id = ${goalId} and g.deleted_at is null
  union
  select g.id, g.parent_id, g.progress_type, path.depth + 1 from path ${upwards("path")}
   where path.depth < 100 and (path.depth = 0 or path.progress_type in ('DERIVED_AVG', 'DERIVED_SUM')))`;

/** From a goal up to all its roots. */
const line = (goalId: string) => sql`line(id, parent_id, depth) as (
  select g.id, g.parent_id, 0 from {goal} g where g.id = ${goalId} and g.deleted_at is null
  union
  select g.id, g.parent_id, line.depth + 1 from line ${upwards("line")} where line.depth < 100)`;

/**
 * Locks the goal and its ancestors, always from leaf to root, so that two changes of one tree wait for each other
 * instead of deadlocking, and neither computes from numbers the other is about to replace. Nothing changes its place
 * meanwhile (`holdTrees`): a path that grew under the locks would be locked in another order than others lock theirs.
 * Where a way up branches, leaf to root is no one order: there all the way up is locked in the order of `lockLines`, which
 * is the same for everybody and agrees with every straight path.
 */
export async function lockPath(context: Context, goalId: string): Promise<void> {
  await holdTrees(context);
  for (let locked = ""; ;) {
    const rows = await context.rows<{ id: string; branching: boolean }>(
      prepared(
        sql`with recursive ${path(goalId)}, ${line(goalId)} select id, exists (select from line
          join {goal_feed} f on f.child_id = line.id) as branching from path order by depth`,
      ),
    );
    const ids = rows.map((row) => row.id);
    if (rows[0]?.branching) return void (await lockLines(context, [goalId]));
    // Read again under the locks: until they are held, somebody may change where the path leads.
    if (ids.join() === locked) return;
    await context.rows(
      prepared(
        sql`select g.id from {goal} g where g.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], g.id) for update`,
      ),
    );
    locked = ids.join();
  }
}

/**
 * Computes the progress of a changed goal and of the ancestors it reaches, stores it, and gives each ancestor that
 * moved a point in its graph. Needs `lockPath`; the goal's own new values must be stored already.
 */
export async function rollUpFrom(
  context: Context,
  changedId: string,
  { ownPoint }: { ownPoint: boolean },
): Promise<ProgressUpdate[]> {
  const goals = await context.rows<RolledGoal>(
    prepared(sql`with recursive ${path(changedId)}, reached(id) as (
       select id from path
       union select c.id from {goal} c where c.parent_id = any(array(select id from path)) and c.deleted_at is null
       union select f.child_id from {goal_feed} f where f.parent_id = any(array(select id from path)))
     select ${rolledGoalColumns} from {goal} g where g.id = any(array(select id from reached)) and g.deleted_at is null`),
  );
  const updates = rollUpAncestors(forestOf(goals.map(progressGoalOf)), changedId);
  const before = new Map(goals.map((goal) => [goal.id, goal]));
  const sourced = updates.map((update) => ({ ...update, from: changedId }));
  await storeRollUp(context, sourced, { before, pointOf: (id) => id !== changedId || ownPoint });
  return updates;
}

/** A goal with what it feeds. */
export type RolledGoal = GoalRecord & { feeds: Feed[] | null };

/** The columns of a `RolledGoal`, of a goal called `g`. */
export const rolledGoalColumns = sql`${goalRecordColumns},
  (select jsonb_agg(jsonb_build_object('parentId', f.parent_id, 'weightage', f.weight::float8)) from {goal_feed} f
    where f.child_id = g.id) as feeds`;

/**
 * A check-in is news of everything that follows from it: of the goal, of the objective it belongs to and of what is
 * derived above. Needs `lockPath`.
 */
export async function storeCheckInMoment(context: Context, goalId: string): Promise<void> {
  await context.rows(
    prepared(sql`with recursive ${path(goalId)} update {goal} g set last_check_in_at = ${context.clock.now()} from path
      where g.id = path.id and (path.depth = 0 or path.progress_type in ('DERIVED_AVG', 'DERIVED_SUM')
        or path.depth = 1 and exists (select from {goal} k where k.id = ${goalId} and k.kind = 'KEY_RESULT'))`),
  );
}

export function progressGoalOf(goal: RolledGoal): ProgressGoal {
  const { id, parentId, progressType, start, target, weightage, closure, actual, percent, feeds } = goal;
  return {
    id,
    parentId,
    progressType,
    measure: measureOf(goal),
    start,
    target,
    weightage,
    closure,
    actual,
    percent,
    ...(feeds ? { feeds } : {}),
  };
}

export async function storeProgress(context: Context, updates: readonly ProgressUpdate[]): Promise<void> {
  if (updates.length > 0) await context.rows(prepared(progressUpdate(context, updates)));
}

function progressUpdate(context: Context, updates: readonly ProgressUpdate[]): Sql {
  return sql`update {goal} g set actual_value = new.actual, percent = new.percent, updated_at = ${context.clock.now()}
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as new (id uuid, actual numeric,
      percent double precision) where g.id = new.id`;
}

type Told = {
  before: ReadonlyMap<string, GoalRecord>;
  /** Whose graph gets a point. */
  pointOf: (goalId: string) => boolean;
};

/** Stores progress, with a point in the graph of each goal that moved and the goal it moved with, in one statement. */
export async function storeRollUp(
  context: Context,
  updates: readonly SourcedUpdate[],
  { before, pointOf }: Told,
): Promise<void> {
  if (updates.length === 0) return;
  const at = context.clock.now().toISOString();
  const points = updates
    .filter(({ id }) => pointOf(id))
    .map(({ id, actual, percent, from }) => ({
      id: context.newId(),
      goal_id: id,
      at,
      value_before: before.get(id)?.actual,
      value: actual,
      percent_before: before.get(id)?.percent,
      percent,
      progress_level: before.get(id)?.progressLevel,
      rolled_up_from: from,
    }));
  const columns = sql`id, goal_id, at, value_before, value, percent_before, percent, progress_level, rolled_up_from`;
  await context.rows(
    prepared(sql`with points as (insert into {goal_check_in} (${columns})
        select ${columns} from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as row (id uuid, goal_id uuid,
          at timestamptz, value_before numeric, value numeric, percent_before double precision,
          percent double precision, progress_level text, rolled_up_from uuid))
      ${progressUpdate(context, updates)}`),
  );
}
