import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { replacePoints } from "../data/metric-points.ts";
import { lockMetrics } from "../data/metric-record.ts";
import { metricMoved, requireGivenMetric } from "./record-points.ts";
import { sql } from "#tenancy/sql.ts";

export const withdrawPointInput = z.object({ metricId: ids.metric, pointId: ids.point });

/** Takes the value of a day away that should not have been given; it stays to be read. */
export async function withdrawPoint(
  context: Context,
  { metricId, pointId }: z.output<typeof withdrawPointInput>,
): Promise<{ goalIds: string[] }> {
  await lockMetrics(context);
  await requireGivenMetric(context, metricId);
  const point = await firstRow<{ date: string }>(
    context,
    sql`select on_date::text as date from {metric_point} where id = ${pointId} and metric_id = ${metricId} and
      replaced_at is null`,
  );
  if (!point) throw notFound("Point");
  await replacePoints(context, [pointId]);
  const goalIds = await metricMoved(context, metricId, { action: "withdraw-point", detail: { date: point.date } });
  return { goalIds };
}
