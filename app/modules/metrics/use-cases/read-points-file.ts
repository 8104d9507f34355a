import { z } from "zod";
import { readTable } from "#app/platform/import/read-table.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { metricFacts, requireMetric } from "../data/metric-record.ts";
import { readPointLines } from "../domain/metric-lines.ts";
import { mostPoints, recordPoints, type RecordedPoints } from "./record-points.ts";

export const readPointsFileInput = z.object({
  metricId: z.uuid(),
  file: z.instanceof(File, { error: "metrics.file-required" }),
});

/** Values of a metric from a CSV or XLSX file: all of its lines, or none and the first that is wrong named. */
export async function readPointsFile(
  context: Context,
  { metricId, file }: z.output<typeof readPointsFileInput>,
): Promise<RecordedPoints> {
  const metric = await requireMetric(context, metricId);
  await authorize(context, "edit", metricFacts(metric));
  const table = await readTable(new Uint8Array(await file.arrayBuffer()), {
    encoding: null,
    delimiter: null,
    words: "people",
  });
  if (table.rows.length > mostPoints) throw refused("people.file-too-long", { rows: mostPoints });
  const read = readPointLines(table.headers, table.rows, metric);
  if (!read.ok) throw refused(`metrics.line-${read.fault}`, { line: read.line, text: read.text });
  return recordPoints(context, { metricId, points: [...read.points] });
}

function refused(code: string, params: Record<string, string | number>) {
  return invalid(code, "The file cannot be taken.", { params, fields: { file: code } });
}
