import { stringify } from "csv-stringify/sync";
import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { metricFacts } from "../data/metric-record.ts";
import { valueInFile } from "../domain/metric-lines.ts";
import { requireMetricRow } from "./metric-detail.ts";

type Row = { date: string; value: number; note: string; by: string; at: string };

/** A metric's values as a file for spreadsheets, which the upload reads back. */
export async function exportMetric(context: Context, metricId: string): Promise<{ key: string; content: string }> {
  const metric = await requireMetricRow(context, metricId);
  await authorize(context, "view", metricFacts({ ownerId: metric.owner.id }));
  const rows = await context.rows<Row>(
    `select p.on_date::text as date, p.value::float8 as value, p.note, e.display_name as by, to_char(p.given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
       from {metric_point} p left join {employee} e on e.id = p.given_by where p.metric_id = ? and p.replaced_at is null order by p.on_date`,
    [metricId],
  );
  const lines = rows.map(({ date, value, note, by, at }) => [date, valueInFile(metric, value), note, by, at]);
  // A note that begins like a formula must not become one in somebody's spreadsheet.
  return {
    key: metric.key,
    content: stringify([["date", "value", "note", "given_by", "given_at"], ...lines], {
      bom: true,
      escape_formulas: true,
    }),
  };
}
