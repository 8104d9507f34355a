import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { InvitationScope } from "./invite-employees.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const withdrawInvitationInput = z.object({ employeeId: z.uuid() });

/** The link in the mail stops working at once. */
export async function withdrawInvitation(
  context: Context,
  { employeeId }: z.output<typeof withdrawInvitationInput>,
  { database, settle }: Pick<InvitationScope, "database" | "settle">,
): Promise<void> {
  await authorize(context, "delete", { kind: "Invitation" });
  const waiting = sql`purpose = 'INVITE' and used_at is null and tenant_id = ${context.tenant.id} and employee_id
    = ${employeeId}`;
  const { rows } = await database.control.query(sql`select from control.one_time_link where ${waiting}`);
  if (rows.length !== 1) throw notFound("Invitation");
  await context.rows(sql`update {employee} set invited = false, sign_up_pending = false where id = ${employeeId}`);
  await writeDown(
    context,
    "identity.invitation-withdrawn",
    { employeeId },
    { action: "withdraw-invitation", subject: "Employee", id: employeeId },
  );
  await settle();
  await database.control.query(sql`delete from control.one_time_link where ${waiting}`);
}
