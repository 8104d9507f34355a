import { firstRow, type Context } from "#app/platform/context/context.ts";
import { metricRowColumns, metricRowSource, type MetricRow } from "./metric-row.ts";
import { sql } from "#tenancy/sql.ts";

export type FollowedMetric = Pick<
  MetricRow,
  "id" | "key" | "name" | "measureType" | "currency" | "direction" | "retired" | "value" | "date" | "before"
>;

/** The metric a key result follows; everybody reads metrics. */
export function followedMetric(context: Context, goalId: string): Promise<FollowedMetric | null> {
  return firstRow<FollowedMetric>(
    context,
    sql`select ${metricRowColumns} from ${metricRowSource} where m.id = (select metric_id from {goal} where id = ${goalId})`,
  );
}
