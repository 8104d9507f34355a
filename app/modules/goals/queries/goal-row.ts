import { metricNameOf } from "#app/modules/metrics/index.ts";
import { allTeams } from "#app/modules/people/index.ts";
import { commentCount } from "#app/modules/comments/index.ts";
import { tagsOn, type TagMark } from "#app/modules/tags/index.ts";
import type { Closure, ProgressLevel } from "../domain/closure.ts";
import type { GoalKind, ObjectiveLevel } from "../domain/hierarchy.ts";
import type { MeasureType } from "#app/modules/metrics/domain.ts";
import type { ProgressType } from "../domain/progress.ts";
import type { Visibility } from "../domain/template.ts";
import { fixedSql, instant, sql, type Sql } from "#tenancy/sql.ts";
import { type Context, firstRow } from "#app/platform/context/context.ts";
import { visibleTitles } from "../data/visible-titles.ts";
import { silentDays, type StalenessFacts } from "../domain/staleness.ts";
import { dueState, type DueState } from "../domain/status.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { seenTeams } from "../data/goal-teams.ts";
import type { GoalTeam } from "../domain/shown-team.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";

/** `photo` is the key of their picture, where it was read. */
export type GoalPerson = { id: string; name: string; photo?: string | null };

/** A goal as lists, cards and trees show it; money in minor units, dates local, moments ISO 8601. */
export type GoalRow = {
  id: string;
  kind: GoalKind;
  title: string;
  level: ObjectiveLevel;
  departmentId: string | null;
  departmentName: string | null;
  /** Those the reader may see. */
  teams: GoalTeam[];
  visibility: Visibility;
  progressType: ProgressType;
  measureType: MeasureType;
  currency: string | null;
  start: number;
  target: number;
  actual: number | null;
  percent: number | null;
  weightage: number;
  progressLevel: ProgressLevel;
  closure: Closure | null;
  startDate: string;
  dueDate: string;
  /** A time frame's id. */
  timeFrame: string;
  lastCheckInAt: string | null;
  /** The moment of the last check-in, or of creation before the first. */
  heardAt: string;
  createdAt: string;
  commentCount: number;
  owners: GoalPerson[];
  tags: TagMark[];
  /** The name of the metric it follows. */
  metric: string | null;
  parentId: string | null;
  /** Open, and needs another goal that is not achieved. */
  blocked: boolean;
};

/** The columns of a `GoalRow`, of a goal called `g` with its period called `p`. */
export const goalRowColumns = fixedSql(sql`
  g.id, g.kind, g.title, g.level, g.org_unit_id as "departmentId",
  (select u.name from {org_unit} u where u.id = g.org_unit_id) as "departmentName", (select coalesce(jsonb_agg(
    jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id), '[]')
    from {goal_team} m join ${allTeams} t on t.id = m.team_id where m.goal_id = g.id) as teams,
  g.visibility, g.progress_type as "progressType", g.measure_type as "measureType", g.currency,
  g.start_value::float8 as start, g.target_value::float8 as target, g.actual_value::float8 as actual, g.percent,
  g.weightage::float8 as weightage, g.progress_level as "progressLevel", g.closure_status as closure,
  g.start_date::text as "startDate", g.due_date::text as "dueDate", p.name as "timeFrame",
  ${instant(sql`g.last_check_in_at`)} as "lastCheckInAt", ${instant(sql`coalesce(g.last_check_in_at, g.created_at)`)} as
    "heardAt", ${instant(sql`g.created_at`)} as "createdAt", ${commentCount("Goal", sql`g.id`)} as "commentCount", g.parent_id as "parentId",
  (g.closure_status is null and exists (select from {goal_dependency} d
    join {goal} needed on needed.id = d.needs_goal_id and needed.deleted_at is null
     where d.goal_id = g.id and d.status = 'CONFIRMED' and needed.closure_status is distinct from 'ACHIEVED')) as blocked,
  (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key)
    order by e.display_name, e.id), '[]')
     from {goal_owner} o join {employee} e on e.id = o.employee_id where o.goal_id = g.id and o.owner_type = 'OWNER') as owners,
  ${metricNameOf(sql`g.metric_id`)} as metric,
  ${tagsOn("GOAL", sql`g.id`)} as tags`);

/**
 * How many parts of a goal called `g` the actor may see: what stands under it, and what counts in it besides. What stands
 * under it is read where it is found, and not by its id once more.
 */
export function partCount(allowed: Sql): Sql {
  const seen = sql`g.deleted_at is null and g.archived_at is null and (${allowed})`;
  return sql`(select (select count(*) from {goal} g where g.parent_id = whole.id and ${seen})::int
      + (select count(*) from {goal_feed} f cross join lateral (select from {goal} g where g.id = f.child_id and ${seen}) fed
          where f.parent_id = whole.id)::int from (select g.id) whole)`;
}

/** How its due date looks today; a closed goal is due no more. And for how many days nobody has said how it stands. */
export type WithDue = { due: DueState; silentDays: number | null };

/** Rows as the actor may have them, with how their due dates look; what one stands under, and its teams, are named to who may see those. */
export async function asSeen<Row extends Pick<GoalRow, "id" | "dueDate" | "parentId" | "teams"> & StalenessFacts>(
  context: Context,
  rows: readonly Row[],
  /** The parents the actor may see, where they are known already. */
  known?: ReadonlySet<string>,
): Promise<(Row & WithDue)[]> {
  const today = context.today();
  const seen = known ?? (await seenParents(context, rows));
  const teams = await seenTeams(
    context,
    rows.flatMap((row) => row.teams.map(({ id }) => id)),
  );
  return rows.map((row) => ({
    ...row,
    parentId: row.parentId !== null && seen.has(row.parentId) ? row.parentId : null,
    teams: row.teams.filter(({ id }) => teams.has(id)),
    due: dueState(row.closure ? null : row.dueDate, today),
    silentDays: silentDays(row, today, context.actor.timeZone),
  }));
}

/** What stands in the rows itself is seen; the others are asked about in one statement. */
async function seenParents(
  context: Context,
  rows: readonly Pick<GoalRow, "id" | "parentId">[],
): Promise<ReadonlySet<string>> {
  const shown = new Set(rows.map(({ id }) => id));
  const others = rows.flatMap(({ parentId }) => (parentId && !shown.has(parentId) ? [parentId] : []));
  const titles = await visibleTitles(context, [...new Set(others)]);
  return new Set([...shown, ...titles.keys()]);
}

/** One goal as lists show it; 404 where the actor may not see it. */
export async function goalInBrief(context: Context, goalId: string): Promise<GoalRow & WithDue> {
  await authorize(context, "view", await requireGoalFacts(context, goalId));
  const goal = await firstRow<GoalRow>(
    context,
    sql`select ${goalRowColumns} from {goal} g join {goal_period} p on p.id = g.period_id
      where g.id = ${goalId} and g.deleted_at is null`,
  );
  if (!goal) throw notFound("Goal");
  return (await asSeen(context, [goal]))[0]!;
}
