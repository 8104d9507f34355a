import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { InsightScope } from "../domain/insight-scope.ts";
import type { ObjectiveLevel } from "../domain/hierarchy.ts";
import { standings, type Standing } from "../domain/standing.ts";
import { filterConditions, heardRecently, standingColumn, scopeCondition } from "./goal-filters.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

/** How many goals stand how, how far they are on average, and of how many of the open ones something was heard in three weeks. */
export type GoalNumbers = Readonly<Record<Standing, number>> & {
  total: number;
  average: number | null;
  open: number;
  heard: number;
};
export type LevelNumbers = GoalNumbers & { level: ObjectiveLevel };
export type GoalInsights = { all: GoalNumbers; levels: LevelNumbers[] };

export const numberColumns = (counted: Sql) => sql`
  ${sql.join(
    standings.map(
      (standing) => sql`count(*) filter (where standing = ${sql.lit(standing)})::int
    as ${sql.ref(standing)}`,
    ),
  )},
  count(${counted})::int as total, avg(percent)::float8 as average,
  count(*) filter (where standing <> 'CLOSED')::int as open, count(*) filter (where standing <> 'CLOSED'
    and heard)::int as heard`;

/** Columns of a goal called `g` that `numberColumns` adds up. */
export const measuredColumns = (context: Context) =>
  sql`${standingColumn(context)} as standing, g.percent, ${heardRecently(context)} as heard`;

/** The objectives of a scope that the actor may see, in numbers: one statement. */
export async function goalInsights(context: Context, scope: InsightScope, period: string): Promise<GoalInsights> {
  const allowed = await goalsAllowing(context, "view");
  const kept = allOf([
    sql`g.deleted_at is null and g.archived_at is null`,
    ...filterConditions(context, { period }),
    await scopeCondition(context, { scope }),
    allowed.where,
  ]);
  const rows = await context.rows<GoalNumbers & { level: ObjectiveLevel | null }>(
    sql`with recursive ${allowed.with},
     kept as (select g.level, ${measuredColumns(context)} from {goal} g where ${kept})
     select level, ${numberColumns(sql`*`)} from kept group by grouping sets ((level), ())`,
  );
  const { level: _, ...all } = rows.find(({ level }) => level === null)!;
  return { all, levels: rows.filter((row): row is LevelNumbers => row.level !== null) };
}
