import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** The next run reads everything from the beginning. What it wrote before stays. */
export async function forgetWhatWasRead(context: Context, installationId: string): Promise<void> {
  await context.rows(sql`delete from {connector_cursor} where installation_id = ${installationId}`);
  await context.rows(sql`delete from {connector_fact} where installation_id = ${installationId}`);
  await context.rows(sql`delete from {connector_row} where installation_id = ${installationId}`);
}
