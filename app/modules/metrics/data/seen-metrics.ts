import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { sql } from "#tenancy/sql.ts";

/** Metrics that notices name. */
export const seenMetrics: SeenRecord = {
  kind: "Metric",
  isSeen: async (context, id) => {
    const seen = rulesToSql(await context.ability(), "view", "Metric", { ownerId: sql`m.owner_id` });
    return sql`exists (select from {metric} m where m.id = ${id} and (${seen}))`;
  },
};
