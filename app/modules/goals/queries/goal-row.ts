import { commentCount } from "#app/modules/comments/index.ts";
import { tagsOn, type TagMark } from "#app/modules/tags/index.ts";
import type { Closure, ProgressLevel } from "../domain/closure.ts";
import type { GoalKind, ObjectiveLevel } from "../domain/hierarchy.ts";
import type { MeasureType } from "../domain/measurement.ts";
import type { ProgressType } from "../domain/progress.ts";
import type { Visibility } from "../domain/template.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type GoalPerson = { id: string; name: string };

/** A goal as lists, cards and trees show it; money in minor units, dates local, moments ISO 8601. */
export type GoalRow = {
  id: string;
  kind: GoalKind;
  title: string;
  level: ObjectiveLevel;
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
export const goalRowColumns = sql`
  g.id, g.kind, g.title, g.level, g.visibility, g.progress_type as "progressType", g.measure_type as "measureType", g.currency,
  g.start_value::float8 as start, g.target_value::float8 as target, g.actual_value::float8 as actual, g.percent,
  g.weightage::float8 as weightage, g.progress_level as "progressLevel", g.closure_status as closure,
  g.start_date::text as "startDate", g.due_date::text as "dueDate", p.name as "timeFrame",
  ${instant(sql`g.last_check_in_at`)} as "lastCheckInAt", ${instant(sql`coalesce(g.last_check_in_at, g.created_at)`)} as "heardAt", ${commentCount("Goal", sql`g.id`)} as "commentCount", g.parent_id as "parentId",
  (g.closure_status is null and exists (select from {goal_dependency} d join {goal} needed on needed.id = d.needs_goal_id and needed.deleted_at is null
     where d.goal_id = g.id and d.status = 'CONFIRMED' and needed.closure_status is distinct from 'ACHIEVED')) as blocked,
  (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.display_name) order by e.display_name, e.id), '[]')
     from {goal_owner} o join {employee} e on e.id = o.employee_id where o.goal_id = g.id and o.owner_type = 'OWNER') as owners,
  (select m.name from {metric} m where m.id = g.metric_id) as metric,
  ${tagsOn("GOAL", sql`g.id`)} as tags`;
