import { grantAdminAccess } from "#app/modules/access/index.ts";
import { inviteWithLinks } from "#app/modules/identity/index.ts";
import { registerFounder } from "#app/modules/people/index.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "./application.ts";
import { asProduct } from "./create-company.ts";
import { sql } from "#tenancy/sql.ts";

export type InviteAdminInput = { email: string; firstName: string; lastName: string };

/** `link` only where no mail system is there to carry it. */
export type AdminInvitation = { email: string; link: string | null };

/**
 * Makes somebody a platform admin and sends them the link to join: one of the company's people by their address, or,
 * where it has nobody yet, its first person. Refuses who can sign in already: an admin makes admins of those.
 */
export function inviteAdmin(
  application: Application,
  tenant: Tenant,
  input: InviteAdminInput,
): Promise<AdminInvitation> {
  const { config, database, mailer } = application;
  return asProduct(application, tenant, async (context, unit) => {
    const [known] = await context.rows<{ id: string }>(
      sql`select id from {employee} where work_email = ${input.email}::citext`,
    );
    const employeeId = known?.id ?? (await registerFounder(context, input));
    await grantAdminAccess(context, { employeeId, kind: "PLATFORM_ADMIN" });
    const [link] = await inviteWithLinks(
      context,
      { employeeId: [employeeId] },
      { config, database, mailer, settle: () => unit.commit() },
    );
    return { email: input.email, link: config.smtpUrl ? null : link! };
  });
}
