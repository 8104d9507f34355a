import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { measureTypes } from "../domain/measurement.ts";
import { neighbours } from "./goal-list.ts";
import { goalOrderInput, readCursor } from "./goal-order.ts";
import { metricRowColumns, metricRowSource, type MetricRow } from "./metric-row.ts";
import { allOf, containing, sql, type Sql } from "#tenancy/sql.ts";

const pageSize = 25;
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const metricListInput = z
  .object({
    text: optional(z.string().trim().max(200)).describe("Words looked for in names, keys and descriptions."),
    measure: optional(z.enum(measureTypes)).describe("Only metrics of this measure."),
    /** The actor's own; all where it is left out. */
    whose: optional(z.literal("MINE")).describe("MINE for the caller's own metrics; left out, everybody's."),
    /** Those out of use; those in use where it is left out. */
    state: optional(z.literal("RETIRED")).describe("RETIRED for those out of use; left out, those in use."),
  })
  .extend(goalOrderInput.pick({ after: true, before: true }).shape);
export type MetricListInput = z.output<typeof metricListInput>;

/** `followers` counts the key results the actor may see. */
export type ListedMetric = MetricRow & { followers: number };
export type MetricList = { rows: ListedMetric[]; count: number; previous: string | null; next: string | null };

/** One page of the company's metrics by name, in two statements. */
export async function listMetrics(
  context: Context,
  input: MetricListInput,
  limit: number = pageSize,
): Promise<MetricList> {
  const kept = allOf(filters(context, input));
  const cursor = readCursor(input.before ?? input.after);
  const reversed = input.before !== undefined && cursor !== null;
  const paged = allOf([
    kept,
    ...(cursor ? [sql`(lower(m.name), m.id) ${reversed ? sql`<` : sql`>`} (${cursor[0]}, ${cursor[1]}::uuid)`] : []),
  ]);
  const allowed = await goalsAllowing(context, "view");
  const direction = reversed ? sql`desc` : sql`asc`;
  const found = await context.rows<ListedMetric & { cursorKey: string }>(
    sql`with recursive ${allowed.with}
     select ${metricRowColumns}, lower(m.name) as "cursorKey",
            (select count(*)::int from {goal} g where g.metric_id = m.id and g.deleted_at is null and (${allowed.where})) as followers
       from ${metricRowSource} where ${paged} order by lower(m.name) ${direction}, m.id ${direction} limit ${limit + 1}`,
  );
  const rows = reversed ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const [total] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {metric} m where ${kept}`,
  );
  return {
    rows: rows.map(({ cursorKey: _, ...row }) => row),
    count: total?.count ?? 0,
    ...neighbours(rows, found.length > limit, reversed, { after: cursor ? input.after : undefined }),
  };
}

function filters(context: Context, { text, measure, whose, state }: MetricListInput): Sql[] {
  return [
    sql`m.retired_at is ${state === "RETIRED" ? sql`not ` : sql``}null`,
    ...(text
      ? [
          sql`(m.name ilike ${containing(text)} or m.key ilike ${containing(text)} or m.description ilike ${containing(text)})`,
        ]
      : []),
    ...(measure ? [sql`m.measure_type = ${measure}`] : []),
    ...(whose ? [sql`m.owner_id = ${context.actor.employeeId}::uuid`] : []),
  ];
}
