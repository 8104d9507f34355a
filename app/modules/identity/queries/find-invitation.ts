import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { isStillWithUs } from "#app/modules/people/index.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { findTenantById } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { findOpenLink } from "./find-open-link.ts";
import { sql } from "#tenancy/sql.ts";

export type Invitation = {
  tokenHash: string;
  email: string;
  tenant: Tenant;
  employeeId: string;
  firstName: string;
  inviter: string;
  /** The address has a password already, from another company. */
  known: boolean;
};

/**
 * An invitation that still stands: the company is open, the person works there, the link is unused. What the operator
 * made has no inviter among the people.
 */
export async function findInvitation(
  scope: Pick<RequestScope, "database" | "clock">,
  token: string,
): Promise<Invitation | null> {
  const link = await findOpenLink(scope, "INVITE", token);
  const tenant = link ? await findTenantById(scope.database, link.tenantId!) : null;
  if (!link || tenant?.status !== "ACTIVE") return null;
  const people = await inUnitOfWork(scope.database, tenant, { readOnly: true }, (unit) =>
    unit.rows<{ first_name: string; inviter: string }>(
      sql`select coalesce(e.preferred_first_name, e.first_name) as first_name, coalesce(i.display_name, 'Cairn') as inviter
         from {employee} e
         left join {employee} i on i.id = ${link.createdBy}
         join {assignment} a on a.employee_id = e.id and a.kind = 'STATUS' and a.superseded_at is null
                            and a.status <> 'LEFT' and a.valid @> ${localDate(scope.clock.now(), "UTC")}::date
        where e.id = ${link.employeeId} and e.work_email = ${link.email}::citext
          and ${isStillWithUs(sql`e.id`, scope.clock.now())}`,
    ),
  );
  if (!people[0]) return null;
  const { rows } = await scope.database.control.query(
    sql`select from control.login_identity where email = ${link.email} and password_hash is not null`,
  );
  return {
    tokenHash: link.tokenHash,
    email: link.email,
    tenant,
    employeeId: link.employeeId!,
    firstName: people[0].first_name,
    inviter: people[0].inviter,
    known: rows.length > 0,
  };
}
