import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { z } from "zod";
import type { changeMembershipInput } from "./change-membership.ts";
import { tellOwner } from "./tell-owner.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

type ResetScope = Pick<RequestScope, "database" | "settle" | "mailer" | "config">;
type MemberRow = { id: string; email: string; companies: number };

/**
 * Helps somebody who has lost phone and recovery codes: app, passkeys and codes go, the password stays. Refused where
 * the person belongs to another company too, whose admin has a say in it as well.
 */
export async function resetSecondFactor(
  context: Context,
  { employeeId }: z.output<typeof changeMembershipInput>,
  scope: ResetScope,
): Promise<void> {
  await authorize(context, "edit", { kind: "Membership" });
  const { control } = scope.database;
  const { rows } = await control.query<MemberRow>(
    sql`select i.id, i.email::text as email, (select count(*)::int from control.membership o
      where o.identity_id = i.id) as companies
       from control.membership m join control.login_identity i on i.id = m.identity_id
         where m.tenant_id = ${context.tenant.id} and m.employee_id = ${employeeId}`,
  );
  const member = rows[0];
  if (!member) throw notFound("The member");
  if (employeeId === context.actor.employeeId)
    throw conflict("identity.not-own-second-factor", "One's own is taken away with one's password.");
  if (member.companies > 1) throw conflict("identity.shared-sign-in", "The person belongs to another company too.");
  await writeDown(
    context,
    "identity.second-factor-reset",
    { employeeId },
    { action: "reset-second-factor", subject: "Employee", id: employeeId },
  );
  await scope.settle();
  await control.query(
    sql`with app as (delete from control.totp where identity_id = ${member.id}),
      keys as (delete from control.passkey where identity_id = ${member.id}),
          halted as (delete from control.pending_sign_in where identity_id = ${member.id})
     delete from control.recovery_code where identity_id = ${member.id}`,
  );
  await tellOwner(scope, member, "second-factor-removed");
}
