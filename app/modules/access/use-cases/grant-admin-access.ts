import { z } from "zod";
import { adminKinds } from "#app/platform/context/actor.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { writeDown } from "./write-down.ts";
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
  await writeDown(
    context,
    "access.admin-granted",
    { employeeId, kind },
    { action: "grant-admin", subject: "Employee", id: employeeId, detail: { kind } },
  );
}
