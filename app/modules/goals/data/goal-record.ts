import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Closure, GoalStanding, OpenLevel, ProgressLevel } from "../domain/closure.ts";
import type { GoalKind, ObjectiveLevel } from "../domain/hierarchy.ts";
import type { MeasureType } from "#app/modules/metrics/domain.ts";
import type { ProgressType } from "../domain/progress.ts";
import type { Visibility } from "../domain/template.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A goal as stored; money in minor units, dates local. */
export type GoalRecord = {
  id: string;
  kind: GoalKind;
  title: string;
  description: string;
  parentId: string | null;
  periodId: string;
  level: ObjectiveLevel;
  departmentId: string | null;
  visibility: Visibility;
  progressType: ProgressType;
  /** The metric it follows. */
  metricId: string | null;
  measureType: MeasureType;
  currency: string | null;
  start: number;
  target: number;
  actual: number | null;
  percent: number | null;
  weightage: number;
  progressLevel: ProgressLevel;
  closure: Closure | null;
  levelBeforeClosing: OpenLevel | null;
  startDate: string;
  dueDate: string;
  createdBy: string;
  createdAt: string;
  version: number;
};

/** The columns of a `GoalRecord`, of a goal called `g`. */
export const goalRecordColumns = sql`
  g.id, g.kind, g.title, g.description, g.parent_id as "parentId", g.period_id as "periodId", g.level,
  g.org_unit_id as "departmentId", g.visibility,
  g.progress_type as "progressType", g.metric_id as "metricId", g.measure_type as "measureType", g.currency,
    g.start_value::float8 as start,
  g.target_value::float8 as target, g.actual_value::float8 as actual, g.percent, g.weightage::float8 as weightage,
  g.progress_level as "progressLevel", g.closure_status as closure, g.level_before_closing as "levelBeforeClosing",
  g.start_date::text as "startDate", g.due_date::text as "dueDate", g.created_by as "createdBy",
  ${instant(sql`g.created_at`)} as "createdAt", g.version`;

/** Throws 404 where there is none, or it was deleted. */
export async function requireGoal(context: Pick<Context, "rows">, id: string): Promise<GoalRecord> {
  const goal = await firstRow<GoalRecord>(
    context,
    prepared(sql`select ${goalRecordColumns} from {goal} g where g.id = ${id} and g.deleted_at is null`),
  );
  if (!goal) throw notFound("Goal");
  return goal;
}

/** The table's check keeps level, closure and the level before together, so that every row is one of the two shapes. */
export function standingOf({ progressLevel, closure, levelBeforeClosing }: GoalRecord): GoalStanding {
  if (progressLevel === "CLOSED" && closure)
    return { level: "CLOSED", closure, levelBeforeClosing: levelBeforeClosing ?? "ON_TRACK" };
  return { level: progressLevel === "CLOSED" ? "ON_TRACK" : progressLevel, closure: null, levelBeforeClosing: null };
}
