import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireCustomRole, requireRoleUnchanged } from "../data/custom-role-rows.ts";
import { writeDown } from "./write-down.ts";
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
  await writeDown(
    context,
    "access.role-deleted",
    { roleId },
    { action: "delete-custom-role", subject: "CustomRole", id: roleId, detail: { former } },
  );
}
