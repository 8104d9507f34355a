import type { Context } from "#app/platform/context/context.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { sheetsForPrograms } from "#app/platform/files/sheets-for-programs.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { metricFacts } from "../data/metric-record.ts";
import { valueInFile } from "../domain/value-in-file.ts";
import { requireMetricRow } from "./metric-detail.ts";
import { sql } from "#tenancy/sql.ts";

const { date, number, text, sheet } = sheetsForPrograms;

type Row = { date: string; value: number; note: string; by: string; at: string };

/** A metric's values as a file for spreadsheets, which the upload reads back. */
export async function exportMetric(context: Context, metricId: string): Promise<{ key: string; values: Sheet }> {
  const metric = await requireMetricRow(context, metricId);
  await authorize(context, "view", metricFacts({ ownerId: metric.owner.id }));
  const rows = await context.rows<Row>(
    sql`select p.on_date::text as date, p.value::float8 as value, p.note, e.display_name as by,
      to_char(p.given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
       from {metric_point} p left join {employee} e on e.id = p.given_by
         where p.metric_id = ${metricId} and p.replaced_at is null order by p.on_date`,
  );
  const columns: SheetColumn<Row>[] = [
    date("date", ({ date }) => date),
    number("value", ({ value }) => valueInFile(metric, value)),
    text("note", ({ note }) => note),
    text("given_by", ({ by }) => by),
    text("given_at", ({ at }) => at),
  ];
  return { key: metric.key, values: sheet(columns, rows) };
}
