import { randomUUID } from "node:crypto";
import type pg from "pg";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { NewPasswordInput } from "../domain/new-password-input.ts";
import { hashPassword } from "../domain/password-hash.ts";
import { meetsPolicy } from "../domain/password-policy.ts";
import { findInvitation, type Invitation } from "../queries/find-invitation.ts";
import { linkSpent } from "../queries/find-open-link.ts";
import { passwordTermsAt } from "../queries/password-terms.ts";
import { auditInCompany } from "./audit-in-company.ts";
import { weakPassword } from "./reset-password.ts";
import { provePassword, type SignInScope } from "./sign-in.ts";
import { enter, type Entered } from "./enter.ts";

/**
 * Joins a company by invitation and signs in. Somebody new chooses a password; somebody known from
 * another company proves the one they have, so that a mailbox alone never opens a second company.
 */
export async function acceptInvitation(scope: SignInScope, { token, password }: NewPasswordInput): Promise<Entered> {
  const invitation = await findInvitation(scope, token);
  if (!invitation) throw linkSpent();
  const known = invitation.known ? await provePassword(scope, invitation.email, password) : null;
  const { ownWords, demand } = await passwordTermsAt(scope.database, invitation);
  if (!known && !meetsPolicy(password, ownWords, demand)) throw weakPassword();
  const identity = known ?? { passwordHash: await hashPassword(password) };
  const { tenant, employeeId } = invitation;
  await auditInCompany(scope, tenant, employeeId, { action: "identity.accept-invitation", subjectType: "Employee", subjectId: employeeId });
  const identityId = await join(scope, invitation, identity);
  return enter({ ...scope, hostTenant: tenant }, identityId, tenant);
}

/** The link is used, the identity exists, the membership is active: all of it or nothing. */
async function join(scope: SignInScope, invitation: Invitation, identity: string | { passwordHash: string }): Promise<string> {
  const client = await scope.database.control.connect();
  const now = scope.clock.now();
  try {
    await client.query("begin");
    await spend(client, invitation, now);
    const identityId = typeof identity === "string" ? identity : await createIdentity(client, invitation.email, identity.passwordHash, now);
    await becomeMember(client, invitation, identityId);
    await client.query("commit");
    return identityId;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function spend(client: pg.PoolClient, { tokenHash }: Invitation, now: Date): Promise<void> {
  const { rowCount } = await client.query(
    "update control.one_time_link set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2",
    [tokenHash, now],
  );
  if (rowCount !== 1) throw linkSpent();
}

/** Never over a password that came into being meanwhile. */
async function createIdentity(client: pg.PoolClient, email: string, passwordHash: string, now: Date): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into control.login_identity as known (id, email, password_hash, password_changed_at, created_at) values ($1, $2, $3, $4, $4)
     on conflict (email) do update set password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at
      where known.password_hash is null
     returning id`,
    [randomUUID(), email, passwordHash, now],
  );
  if (!rows[0]) throw linkSpent();
  return rows[0].id;
}

async function becomeMember(client: pg.PoolClient, { tenant, employeeId }: Invitation, identityId: string): Promise<void> {
  const { rowCount } = await client.query(
    `insert into control.membership as known (identity_id, tenant_id, employee_id) values ($1, $2, $3)
     on conflict (identity_id, tenant_id) do update set status = 'ACTIVE' where known.employee_id = excluded.employee_id`,
    [identityId, tenant.id, employeeId],
  );
  if (rowCount !== 1) throw conflict("identity.already-member", "The address belongs to another member of this company.");
}
