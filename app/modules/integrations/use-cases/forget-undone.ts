import type { Context } from "#app/platform/context/context.ts";
import type { Heard } from "#app/platform/events/hears.ts";
import { forgetWhatWasRead } from "./forget-what-was-read.ts";
import { sql } from "#tenancy/sql.ts";

/** What a run brought was taken back: the connection forgets what it read, so that the next run reads it again. Pushed rows stay. */
export async function forgetUndone(context: Context, { payload }: Heard<{ importId: string }>): Promise<void> {
  const brought = await context.rows<{ id: string }>(
    sql`select distinct r.installation_id as id from {connector_run} r
         join {connector_installation} i on i.id = r.installation_id
        where r.import_id = ${payload.importId} and i.connector <> 'scim'`,
  );
  for (const { id } of brought) await forgetWhatWasRead(context, id);
}
