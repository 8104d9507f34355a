import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { writeDown } from "./write-down.ts";
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
  await writeDown(
    context,
    "analytics.connection-removed",
    { connectionId },
    { action: "remove-connection", subject: "AnalyticsConnection", id: connectionId, detail: removed },
  );
}
