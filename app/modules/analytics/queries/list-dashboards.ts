import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ShownModule } from "../domain/shown-module.ts";
import { sql } from "#tenancy/sql.ts";

export type ListedDashboard = { id: string; name: string; module: ShownModule };

/** Dashboards the actor may look at, by name. */
export async function listDashboards(context: Context): Promise<ListedDashboard[]> {
  const seen = rulesToSql(await context.ability(), "view", "AnalyticsDashboard", { module: sql`d.module` });
  return context.rows<ListedDashboard>(
    sql`select d.id, d.name, d.module from {analytics_dashboard} d where ${seen} order by lower(d.name), d.id limit 200`,
  );
}
