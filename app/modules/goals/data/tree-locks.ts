import type { Context } from "#app/platform/context/context.ts";
import { goalRecordColumns, type GoalRecord } from "./goal-record.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

/** From some goals to their roots along all they stand under or feed, over deleted ones too: those may come back. */
const above = (goalIds: readonly string[]) => sql`above(id, parent_id) as (
  select g.id, g.parent_id from {goal} g where g.id = any(${goalIds}::uuid[])
  union
  select g.id, g.parent_id from above
    cross join lateral (select above.parent_id as id union all select f.parent_id from {goal_feed} f
      where f.child_id = above.id) up
    join {goal} g on g.id = up.id)`;

const trees = sql`hashtextextended(current_user || ' goal trees', 0)`;

/**
 * Holds the trees of the company as they are: numbers in them may change beside, no goal changes its place. Comes
 * before any lock of a row.
 */
export async function holdTrees(context: Context): Promise<void> {
  await context.rows(prepared(sql`select pg_advisory_xact_lock_shared(${trees})`));
}

/**
 * Waits until nobody else is at work in the company's trees, and keeps others out: paths may now be changed, and rows
 * locked in any order.
 */
export async function lockTrees(context: Context): Promise<void> {
  await context.rows(prepared(sql`select pg_advisory_xact_lock(${trees})`));
}

/** A goal that is locked with all above it; `feeds` are the goals it counts in without standing under them. */
export type LockedGoal = GoalRecord & { feeds: string[]; deleted: boolean };
export type LockedLines = ReadonlyMap<string, LockedGoal>;

const lockedColumns = sql`${goalRecordColumns}, g.deleted_at is not null as deleted,
  array(select f.parent_id from {goal_feed} f where f.child_id = g.id) as feeds`;

/**
 * One realignment at a time in a company, and no check-in beside it, so that what is checked for a circle is what is
 * stored. Then locks all the goals and their ancestors against changes of what they say, and answers what they say.
 */
export async function lockForRealigning(context: Context, goalIds: readonly string[]): Promise<LockedLines> {
  await lockTrees(context);
  return new Map((await lockLines<LockedGoal>(context, goalIds, lockedColumns)).map((goal) => [goal.id, goal]));
}

/** These goals and all above them, of the lines that are locked. */
export function lockedAbove(lines: LockedLines, goalIds: readonly string[]): Set<string> {
  const found = new Set(goalIds);
  for (const id of found) {
    const { parentId = null, feeds = [] } = lines.get(id) ?? {};
    for (const above of parentId === null ? feeds : [parentId, ...feeds]) found.add(above);
  }
  return found;
}

/**
 * Locks the goals and all that stands above them or is fed by them, by how deep each stands in its tree, deepest first:
 * one order for the whole company, which each straight path from leaf to root keeps as well. So nobody waits in a circle,
 * whatever feeds what. The trees must be held or locked.
 */
export async function lockLines<Row extends object>(
  context: Context,
  goalIds: readonly string[],
  columns = sql`g.id`,
): Promise<Row[]> {
  const rows = await context.rows<{ id: string; parentId: string | null }>(
    prepared(sql`with recursive ${above(goalIds)} select distinct id, parent_id as "parentId" from above`),
  );
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const depth = (id: string): number => {
    let steps = 0;
    for (let parent = parents.get(id); parent && steps < 100; parent = parents.get(parent)) steps += 1;
    return steps;
  };
  const ordered = rows
    .map(({ id }) => ({ id, depth: depth(id) }))
    .sort((one, other) => other.depth - one.depth || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
  return context.rows<Row>(
    prepared(
      sql`select ${columns} from {goal} g where g.id = any(${ordered}::uuid[]) order by array_position(${ordered}::uuid[],
        g.id) for update of g`,
    ),
  );
}

/** The goals and all that stands above them. */
export async function ancestorsOf(context: Context, goalIds: readonly string[]): Promise<Set<string>> {
  const rows = await context.rows<{ id: string }>(
    prepared(sql`with recursive ${above(goalIds)} select distinct id from above`),
  );
  return new Set(rows.map(({ id }) => id));
}
