import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { InsightScope } from "../domain/goal-export.ts";
import type { ObjectiveLevel } from "../domain/hierarchy.ts";
import { staleBefore } from "../domain/staleness.ts";
import { standings, type Standing } from "../domain/standing.ts";
import { filterConditions, heardRecently, joinConditions, standingColumn, standingValues } from "./goal-filters.ts";
import { scopeCondition } from "./goal-scope.ts";

/** How many goals stand how, how far they are on average, and of how many of the open ones something was heard in three weeks. */
export type GoalNumbers = Readonly<Record<Standing, number>> & {
  total: number;
  average: number | null;
  open: number;
  heard: number;
};
export type LevelNumbers = GoalNumbers & { level: ObjectiveLevel };
export type GoalInsights = { all: GoalNumbers; levels: LevelNumbers[] };

export const numberColumns = (counted: string) => `
  ${standings.map((standing) => `count(*) filter (where standing = '${standing}')::int as "${standing}"`).join(", ")},
  count(${counted})::int as total, avg(percent)::float8 as average,
  count(*) filter (where standing <> 'CLOSED')::int as open, count(*) filter (where standing <> 'CLOSED' and heard)::int as heard`;

/** Columns of a goal called `g` that `numberColumns` adds up. Values: `measuredValues`. */
export const measuredColumns = `${standingColumn} as standing, g.percent, ${heardRecently} as heard`;
export const measuredValues = (context: Context) => [
  ...standingValues(context),
  staleBefore(context.today(), context.actor.timeZone),
];

/** The objectives of a scope that the actor may see, in numbers: one statement. */
export async function goalInsights(context: Context, scope: InsightScope, period: string): Promise<GoalInsights> {
  const allowed = await goalsAllowing(context, "view");
  const kept = joinConditions([
    { text: "g.deleted_at is null and g.archived_at is null", values: [] },
    ...filterConditions(context, { period }),
    await scopeCondition(context, { scope }),
    allowed.where,
  ]);
  const rows = await context.rows<GoalNumbers & { level: ObjectiveLevel | null }>(
    `with recursive ${allowed.with.text},
     kept as (select g.level, ${measuredColumns} from {goal} g where ${kept.text})
     select level, ${numberColumns("*")} from kept group by grouping sets ((level), ())`,
    [...allowed.with.values, ...measuredValues(context), ...kept.values],
  );
  const { level: _, ...all } = rows.find(({ level }) => level === null)!;
  return { all, levels: rows.filter((row): row is LevelNumbers => row.level !== null) };
}
