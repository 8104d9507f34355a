import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesByKey } from "#app/platform/files/sheet-pages.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { sheetsForPrograms } from "#app/platform/files/sheets-for-programs.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { feature } from "#app/platform/http/can.ts";
import { keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { metricFacts } from "../data/metric-record.ts";
import { valueInFile } from "../domain/value-in-file.ts";
import { requireMetricRow } from "./metric-detail.ts";
import { sql } from "#tenancy/sql.ts";

const { date, number, text, long } = sheetsForPrograms;

type Row = { id: string; date: string; value: number; note: string; by: string; at: string };

/** A metric's values as a file for spreadsheets, which the upload reads back. */
export async function exportMetric(context: Context, metricId: string, batch = heldAtOnce): Promise<LongSheet> {
  const metric = await requireMetricRow(context, metricId);
  await authorize(context, "view", metricFacts({ ownerId: metric.owner.id }));
  const columns: SheetColumn<Row>[] = [
    date("date", ({ date }) => date),
    number("value", ({ value }) => valueInFile(metric, value)),
    text("note", ({ note }) => note),
    text("given_by", ({ by }) => by),
    text("given_at", ({ at }) => at),
  ];
  return long(
    columns,
    pagesByKey((after, limit) => pointsAfter(context, metricId, after, limit), batch),
  );
}

async function pointsAfter(context: Context, metricId: string, after: string | undefined, limit: number) {
  const page = keysetPage({ expression: sql`p.on_date`, type: "date" }, sql`p.id`, { after });
  const rows = await context.rows<Row & { cursorKey: string }>(
    sql`select p.id, p.on_date::text as date, p.value::float8 as value, p.note, e.display_name as by,
      to_char(p.given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, ${page.column}
       from {metric_point} p left join {employee} e on e.id = p.given_by
         where p.metric_id = ${metricId} and p.replaced_at is null and ${page.where}
         order by ${page.orderBy} limit ${limit + 1}`,
  );
  return takePage(page, rows, limit);
}

export const metricExport = listExport({
  kind: "metrics.values",
  can: feature("GOAL"),
  input: z.object({ metricId: z.uuid(), format: sheetFormatInput }),
  name: async (context, { metricId }) => `metric-${(await requireMetricRow(context, metricId)).key}-${context.today()}`,
  sheet: (context, { metricId }) => exportMetric(context, metricId),
});
