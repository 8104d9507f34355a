import { randomUUID } from "node:crypto";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { ControlQueries } from "#tenancy/control-plane.ts";
import type { CompanyChoice } from "../queries/companies-of.ts";
import { linkSpent } from "../queries/find-open-link.ts";
import { sql } from "#tenancy/sql.ts";

export async function spendLink(control: ControlQueries, tokenHash: string, now: Date): Promise<void> {
  const { rowCount } = await control.query(
    sql`update control.one_time_link set used_at = ${now} where token_hash = ${tokenHash} and used_at is null
      and expires_at > ${now}`,
  );
  if (rowCount !== 1) throw linkSpent();
}

/** Never over a password that came into being meanwhile. */
export async function createIdentity(
  control: ControlQueries,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<string> {
  const { rows } = await control.query<{ id: string }>(
    sql`insert into control.login_identity as known (id, email, password_hash, password_changed_at, created_at)
      values (${randomUUID()}, ${email}, ${passwordHash}, ${now}, ${now})
     on conflict (email) do update set password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at
      where known.password_hash is null
     returning id`,
  );
  if (!rows[0]) throw linkSpent();
  return rows[0].id;
}

export async function becomeMember(
  control: ControlQueries,
  { tenant, employeeId }: CompanyChoice,
  identityId: string,
): Promise<void> {
  const { rowCount } = await control.query(
    sql`insert into control.membership as known (identity_id, tenant_id, employee_id)
      values (${identityId}, ${tenant.id}, ${employeeId})
     on conflict (identity_id, tenant_id) do update set status = 'ACTIVE' where known.employee_id = excluded.employee_id`,
  );
  if (rowCount !== 1)
    throw conflict("identity.already-member", "The address belongs to another member of this company.");
}
