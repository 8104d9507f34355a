import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { sql } from "#tenancy/sql.ts";

export const removeConnectionInput = z.object({ connectionId: z.uuid() });

/** Takes the connection away with its secret and its dashboards here; at the service nothing changes. */
export async function removeConnection(
  context: Context,
  { connectionId }: z.output<typeof removeConnectionInput>,
): Promise<void> {
  await authorize(context, "edit", { kind: "AnalyticsConnection" });
  const [removed] = await context.rows<{ kind: string; baseUrl: string }>(
    sql`delete from {analytics_connection} where id = ${connectionId} returning kind, base_url as "baseUrl"`,
  );
  if (!removed) throw notFound("The connection");
  await recordEvent(context, { name: "analytics.connection-removed", payload: { connectionId } });
  await writeAuditEntry(context, {
    action: "analytics.remove-connection",
    subjectType: "AnalyticsConnection",
    subjectId: connectionId,
    detail: removed,
  });
}
