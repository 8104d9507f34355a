import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { adminKinds } from "#app/platform/context/actor.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { sql } from "#tenancy/sql.ts";

export const grantAdminAccessInput = z.object({ employeeId: z.uuid(), kind: z.enum(adminKinds) });
export type GrantAdminAccessInput = z.output<typeof grantAdminAccessInput>;

/** Makes somebody an admin of one kind; granting twice changes nothing. */
export async function grantAdminAccess(context: Context, { employeeId, kind }: GrantAdminAccessInput): Promise<void> {
  await authorize(context, "grant", { kind: "AdminAccess" });
  const added = await context.rows(
    sql`insert into {admin_access} (employee_id, kind, granted_by, granted_at)
      values (${employeeId}, ${kind}, ${context.actor.employeeId}, ${context.clock.now()})
     on conflict do nothing returning kind`,
  );
  if (added.length === 0) return;
  await recordEvent(context, { name: "access.admin-granted", payload: { employeeId, kind } });
  await writeAuditEntry(context, {
    action: "access.grant-admin",
    subjectType: "Employee",
    subjectId: employeeId,
    detail: { kind },
  });
}
