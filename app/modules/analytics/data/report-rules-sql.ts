import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** The reports, as `{analytics_report} r`, that the actor may open. */
export async function rowRules(context: Context): Promise<Sql> {
  return rulesToSql(await context.ability(), "view", "AnalyticsReport", {
    ownerId: sql`r.owner_id`,
    shared: sql`r.shared`,
  });
}
