import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import { storedCurrency } from "#app/platform/money/currencies.ts";
import type { Context } from "#app/platform/context/context.ts";
import { measureTypes, type MeasureType } from "../domain/measure.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly, holds, preparedSearch, type Sought } from "#tenancy/text-search.ts";

export const findMetricsInput = z.object({
  text: searchInput(),
  /** Only what is counted in this, and in this currency. */
  measureType: z.enum(measureTypes).optional(),
  currency: storedCurrency.optional(),
});

export type FoundMetric = {
  id: string;
  name: string;
  key: string;
  measureType: MeasureType;
  currency: string | null;
  value: number | null;
};

const newestValue = sql`(select x.value::float8 from {metric_point} x where x.metric_id = m.id and x.replaced_at is null
  order by x.on_date desc limit 1)`;

/** Metrics in use by words of their name or key, or such as come near them: what a key result may follow. */
export function findMetrics(
  context: Context,
  { text, measureType, currency }: z.output<typeof findMetricsInput>,
  limit: number,
  sought: Sought = exactly(text),
): Promise<FoundMetric[]> {
  return context.rows<FoundMetric>(
    preparedSearch(
      sought,
      sql`select m.id, m.name, m.key, m.measure_type as "measureType", m.currency,
            ${newestValue} as value
       from {metric} m
      where m.retired_at is null and ${holds(sql`m.name || ' ' || m.key`, sought)}
        and (${measureType ?? null}::text is null or m.measure_type = ${measureType ?? null})
        and (${currency ?? null}::text is null or m.currency = ${currency ?? null})
      order by lower(m.name), m.id limit ${limit}`,
    ),
  );
}

/** Metrics in use whose names are nearest to what somebody writes, nearest first. */
export function nearestMetrics(context: Context, text: string, limit: number): Promise<FoundMetric[]> {
  return context.rows<FoundMetric>(
    sql`select m.id, m.name, m.key, m.measure_type as "measureType", m.currency, ${newestValue} as value
       from {metric} m where m.retired_at is null order by public.word_similarity(m.name, ${text}) desc, lower(m.name),
         m.id limit ${limit}`,
  );
}
