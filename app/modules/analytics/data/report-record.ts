import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { reportDefinition, type ReportDefinition } from "../domain/report.ts";
import { sql } from "#tenancy/sql.ts";

export type ReportRecord = {
  id: string;
  ownerId: string;
  owner: string;
  name: string;
  definition: ReportDefinition;
  shared: boolean;
  version: number;
};

export const reportFacts = ({ ownerId, shared }: Pick<ReportRecord, "ownerId" | "shared">) =>
  ({ kind: "AnalyticsReport", ownerId, shared }) as const;

/** A report the actor may open; 404 where there is none, or it is another's alone. */
export async function requireReport(context: Context, reportId: string): Promise<ReportRecord> {
  const report = await firstRow<ReportRecord>(
    context,
    sql`select r.id, r.owner_id as "ownerId", e.display_name as owner, r.name, r.definition, r.shared, r.version
      from {analytics_report} r join {employee} e on e.id = r.owner_id where r.id = ${reportId} and r.deleted_at is null`,
  );
  if (!report) throw notFound("AnalyticsReport");
  await authorize(context, "view", reportFacts(report));
  return { ...report, definition: reportDefinition.parse(report.definition) };
}
