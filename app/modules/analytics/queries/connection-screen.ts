import type { Context } from "#app/platform/context/context.ts";
import type { Provider } from "../domain/provider.ts";
import type { RowFilters } from "../domain/row-filters.ts";
import type { ShownModule } from "../domain/shown-module.ts";
import { sql } from "#tenancy/sql.ts";

export type KeptDashboard = { id: string; name: string; providerRef: string; module: ShownModule; filters: RowFilters };
export type ConnectionScreen = {
  connection: {
    id: string;
    kind: Provider;
    baseUrl: string;
    account: string | null;
    changedBy: string;
    changedAt: string;
  } | null;
  dashboards: KeptDashboard[];
};

/** The connection without its secret, and its dashboards. */
export async function connectionScreen(context: Context): Promise<ConnectionScreen> {
  const [connection] = await context.rows<NonNullable<ConnectionScreen["connection"]>>(
    sql`select c.id, c.kind, c.base_url as "baseUrl", c.account, e.display_name as "changedBy",
      to_char(c.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"
       from {analytics_connection} c join {employee} e on e.id = c.changed_by`,
  );
  const dashboards = await context.rows<KeptDashboard>(
    sql`select id, name, provider_ref as "providerRef", module, parameters as filters from {analytics_dashboard}
      order by lower(name), id`,
  );
  return { connection: connection ?? null, dashboards };
}
