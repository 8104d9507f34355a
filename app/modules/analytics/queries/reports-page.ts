import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { restorable } from "#app/platform/data/soft-deletion.ts";
import { searchInput } from "#app/platform/http/paging.ts";
import { rowRules } from "../data/report-rules-sql.ts";
import type { Rhythm } from "../domain/report.ts";
import { containing, sql } from "#tenancy/sql.ts";

export const reportsInput = z.object({
  search: searchInput(),
  show: z.enum(["ALL", "DELETED"]).catch("ALL").default("ALL"),
});

export type ListedReport = {
  id: string;
  name: string;
  owner: { id: string; name: string; photo: string | null };
  mine: boolean;
  shared: boolean;
  pinned: boolean;
  rhythm: Rhythm | null;
};

export const mostListed = 200;

/** Reports the actor may open, pinned ones first; or their own that can be restored. One statement. */
export async function reportsPage(
  context: Context,
  { search, show }: z.output<typeof reportsInput>,
): Promise<{ reports: ListedReport[]; search: string; show: "ALL" | "DELETED" }> {
  const me = context.actor.employeeId;
  const stands =
    show === "DELETED"
      ? sql`r.deleted_at is not null and r.owner_id = ${me} and ${restorable(context, sql`r.deleted_at`)}`
      : sql`r.deleted_at is null`;
  const reports = await context.rows<ListedReport>(
    sql`select r.id, r.name, jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as owner,
        r.owner_id = ${me} as mine, r.shared, p.report_id is not null as pinned, s.rhythm
      from {analytics_report} r join {employee} e on e.id = r.owner_id
        left join {analytics_pin} p on p.report_id = r.id and p.employee_id = ${me}
        left join {analytics_schedule} s on s.report_id = r.id and s.employee_id = ${me}
      where ${stands} and ${await rowRules(context)} and r.name ilike ${containing(search)}
      order by (p.report_id is null), lower(r.name), r.id limit ${mostListed}`,
  );
  return { reports, search, show };
}
