import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { InvitationScope } from "./invite-employees.ts";

export const withdrawInvitationInput = z.object({ employeeId: z.uuid() });

/** The link in the mail stops working at once. */
export async function withdrawInvitation(context: Context, { employeeId }: z.output<typeof withdrawInvitationInput>, { database }: Pick<InvitationScope, "database">): Promise<void> {
  await authorize(context, "delete", { kind: "Invitation" });
  await context.rows("update {employee} set invited = false, sign_up_pending = false where id = ?", [employeeId]);
  await recordEvent(context, { name: "identity.invitation-withdrawn", payload: { employeeId } });
  await writeAuditEntry(context, { action: "identity.withdraw-invitation", subjectType: "Employee", subjectId: employeeId });
  const { rowCount } = await database.control.query(
    "delete from control.one_time_link where purpose = 'INVITE' and used_at is null and tenant_id = $1 and employee_id = $2",
    [context.tenant.id, employeeId],
  );
  if (rowCount !== 1) throw notFound("Invitation");
}
