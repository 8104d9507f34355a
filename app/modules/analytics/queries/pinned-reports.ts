import type { Context } from "#app/platform/context/context.ts";
import type { HomeCard } from "#app/platform/contributions/home-card.ts";
import { rowRules } from "../data/report-rules-sql.ts";
import { mostPinned } from "../domain/report.ts";
import { sql } from "#tenancy/sql.ts";

export type PinnedReports = { reports: { id: string; name: string }[] };

/** The reports somebody has pinned and may open still; nothing without one. */
export async function pinnedReports(context: Context): Promise<HomeCard[]> {
  const mayOpen = await rowRules(context);
  return [
    {
      name: "pinned-reports",
      group: "me",
      data: sql`select case when count(*) > 0 then jsonb_build_object('reports',
          jsonb_agg(jsonb_build_object('id', q.id, 'name', q.name) order by q.pinned_at)) end
        from (select r.id, r.name, p.pinned_at from {analytics_pin} p join {analytics_report} r on r.id = p.report_id
          where p.employee_id = ${context.actor.employeeId} and r.deleted_at is null and ${mayOpen}
          order by p.pinned_at limit ${mostPinned}) q`,
    },
  ];
}
