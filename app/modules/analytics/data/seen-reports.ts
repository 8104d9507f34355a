import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { rowRules } from "./report-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** Reports that notices name. */
export const seenReports: SeenRecord = {
  kind: "AnalyticsReport",
  facts: async (context, id) => {
    const found = await firstRow<{ ownerId: string; shared: boolean }>(
      context,
      sql`select owner_id as "ownerId", shared from {analytics_report} where id = ${id} and deleted_at is null`,
    );
    if (!found) throw notFound("AnalyticsReport");
    return { kind: "AnalyticsReport", ...found };
  },
  isSeen: async (context, id) => sql`exists (select from {analytics_report} r
    where r.id = ${id} and r.deleted_at is null and (${await rowRules(context)}))`,
};
