import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { requireCustomRole, requireRoleUnchanged } from "../data/custom-role-rows.ts";
import type { RoleDeleted } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

export const deleteCustomRoleInput = z.object({
  roleId: ids.role,
  version: z.number().int().describe("Counts the changes of the record; the next change must bring it."),
});
export type DeleteCustomRoleInput = z.output<typeof deleteCustomRoleInput>;

/** Takes a role away from everybody who holds it. The audit log keeps what it was. */
export async function deleteCustomRole(context: Context, { roleId, version }: DeleteCustomRoleInput): Promise<void> {
  await authorize(context, "edit", { kind: "CustomRole" });
  const former = await requireCustomRole(context, roleId, { held: true });
  await requireRoleUnchanged(context, former, version);
  await context.rows(sql`delete from {custom_role} where id = ${roleId}`);
  await recordEvent(context, { name: "access.role-deleted", payload: { roleId } } satisfies RoleDeleted);
  await writeAuditEntry(context, {
    action: "access.delete-custom-role",
    subjectType: "CustomRole",
    subjectId: roleId,
    detail: { former },
  });
}
