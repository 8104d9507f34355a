import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { metricFacts, requireMetric } from "../data/metric-record.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const metricPointsInput = z.object({
  metricId: ids.metric,
  /** Days before this one: the next page. */
  before: z.iso.date().optional().catch(undefined).describe("The value before."),
});

/** What stood on a day until it was corrected or withdrawn. */
type FormerValue = { value: number; by: string; at: string };

/** A day of a metric: its value, null where it was withdrawn, and what stood there before, newest first. */
export type MetricDay = {
  date: string;
  id: string | null;
  value: number | null;
  note: string;
  by: string | null;
  at: string | null;
  former: FormerValue[];
};
export type MetricPoints = { days: MetricDay[]; next: string | null };

const pageSize = 30;

/** One page of the days of a metric the actor may see. */
export async function listPoints(
  context: Context,
  input: z.output<typeof metricPointsInput>,
  limit: number = pageSize,
): Promise<MetricPoints> {
  await authorize(context, "view", metricFacts(await requireMetric(context, input.metricId)));
  return metricPoints(context, input, limit);
}

/** One page of a metric's days, newest first, with who gave each value. */
export async function metricPoints(
  context: Context,
  { metricId, before }: z.output<typeof metricPointsInput>,
  limit: number = pageSize,
): Promise<MetricPoints> {
  const days = await context.rows<MetricDay>(
    sql`with day as (select distinct on_date from {metric_point}
      where metric_id = ${metricId} and on_date < coalesce(${before ?? null}::date, 'infinity') order by on_date desc
      limit ${limit + 1})
     select day.on_date::text as date, p.id, p.value::float8 as value, coalesce(p.note, '') as note,
       e.display_name as by, ${instant(sql`p.given_at`)} as at,
            (select coalesce(jsonb_agg(jsonb_build_object('value', f.value::float8, 'by', fe.display_name, 'at',
              ${instant(sql`f.given_at`)}) order by f.replaced_at desc, f.given_at desc), '[]')
               from {metric_point} f join {employee} fe on fe.id = f.given_by
                 where f.metric_id = ${metricId} and f.on_date = day.on_date and f.replaced_at is not null) as former
       from day left join {metric_point} p on p.metric_id = ${metricId} and p.on_date = day.on_date
         and p.replaced_at is null left join {employee} e on e.id = p.given_by
      order by day.on_date desc`,
  );
  const page = days.slice(0, limit);
  return { days: page, next: days.length > limit ? page.at(-1)!.date : null };
}
