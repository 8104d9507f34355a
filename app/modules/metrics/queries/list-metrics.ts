import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { searchInput, placeInput } from "#app/platform/http/paging.ts";
import type { Context } from "#app/platform/context/context.ts";
import { measureTypes } from "../domain/measure.ts";
import { keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import { metricRowColumns, metricRowSource, type MetricRow } from "./metric-row.ts";
import { allOf, containing, sql, type Sql } from "#tenancy/sql.ts";

const pageSize = 25;
const metricKey = { expression: sql`lower(m.name)`, type: "text" } as const;
export const metricListInput = z
  .object({
    text: searchInput("Words looked for in names, keys and descriptions."),
    measure: optionalInput(z.enum(measureTypes)).describe("Only metrics of this measure."),
    /** The actor's own; all where it is left out. */
    whose: optionalInput(z.literal("MINE")).describe("MINE for the caller's own metrics; left out, everybody's."),
    /** Those out of use; those in use where it is left out. */
    state: optionalInput(z.literal("RETIRED")).describe("RETIRED for those out of use; left out, those in use."),
  })
  .extend({
    after: placeInput.describe("The cursor of the page before."),
    before: placeInput.describe("The cursor of the page after."),
  });
export type MetricListInput = z.output<typeof metricListInput>;

/** `followers` counts what follows it, as far as the actor may see; `values` are the newest twelve, the oldest first. */
export type ListedMetric = MetricRow & { followers: number; values: number[] };
export type MetricList = { rows: ListedMetric[]; count: number; previous: string | null; next: string | null };

/** One page of the company's metrics by name, in two statements. */
export async function listMetrics(
  context: Context,
  input: MetricListInput,
  limit: number = pageSize,
): Promise<MetricList> {
  const kept = allOf(filters(context, input));
  const page = keysetPage(metricKey, sql`m.id`, input);
  const followers = await context.followers["Metric"]?.counted(context);
  const found = await context.rows<ListedMetric & { cursorKey: string }>(
    sql`${followers ? sql`with recursive ${followers.with} ` : sql``}select ${metricRowColumns}, ${page.column},
            ${followers?.of(sql`m.id`) ?? sql`0`} as followers, (select coalesce(jsonb_agg(x.value order by x.on_date), '[]')
              from (select p.value::float8 as value, p.on_date from {metric_point} p where p.metric_id = m.id
                and p.replaced_at is null order by p.on_date desc limit 12) x) as values
       from ${metricRowSource} where ${allOf([kept, page.where])} order by ${page.orderBy} limit ${limit + 1}`,
  );
  const [total] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {metric} m where ${kept}`,
  );
  return { ...takePage(page, found, limit), count: total?.count ?? 0 };
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
