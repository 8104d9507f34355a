import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Database } from "#tenancy/database.ts";
import { isAddressAllowed } from "../domain/address-range.ts";
import { isSessionAlive } from "../domain/session-policy.ts";
import { limitsOf, type SignInPolicy } from "../domain/sign-in-policy.ts";
import { findSignInPolicy } from "./find-sign-in-policy.ts";
import { sql } from "#tenancy/sql.ts";

/** People each part of a change concerns; a part that stays as it is concerns nobody. */
export type SignInPolicyPreview = { password: number; sessions: number; secondFactor: number; addresses: number };

type SessionRow = { employee_id: string; address: string; created_at: Date; last_seen_at: Date; expires_at: Date };

export async function previewSignInPolicy(
  context: Context,
  database: Database,
  draft: SignInPolicy,
): Promise<SignInPolicyPreview> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  const present = await findSignInPolicy(database, context.tenant.id);
  const { members, without } = await countMembers(database, context.tenant.id);
  const running = await runningSessions(context, database, present);
  const now = context.clock.now();
  const peopleOf = (rows: readonly SessionRow[]) => new Set(rows.map((row) => row.employee_id)).size;
  return {
    password: draft.passwordRule === present.passwordRule ? 0 : members,
    secondFactor: draft.secondFactorRequired && !present.secondFactorRequired ? without : 0,
    sessions: peopleOf(running.filter((row) => !isSessionAlive(timesOf(row), now, limitsOf(draft)))),
    addresses: peopleOf(running.filter((row) => !isAddressAllowed(row.address, draft.allowedRanges))),
  };
}

async function countMembers({ control }: Database, tenantId: string): Promise<{ members: number; without: number }> {
  const { rows } = await control.query<{ members: number; without: number }>(
    sql`select count(*)::int as members,
            count(*) filter (where not exists (select from control.totp t where t.identity_id = m.identity_id
              and t.confirmed_at is not null)
                               and not exists (select from control.passkey p where p.identity_id = m.identity_id))::int as without
       from control.membership m where m.tenant_id = ${tenantId} and m.status = 'ACTIVE'`,
  );
  return rows[0]!;
}

async function runningSessions(
  { tenant, clock }: Context,
  { control }: Database,
  present: SignInPolicy,
): Promise<SessionRow[]> {
  const { rows } = await control.query<SessionRow>(
    sql`select s.employee_id, s.address, s.created_at, s.last_seen_at, s.expires_at from control.session s
       join control.membership m on m.tenant_id = s.tenant_id and m.employee_id = s.employee_id and m.status = 'ACTIVE'
      where s.tenant_id = ${tenant.id}`,
  );
  return rows.filter((row) => isSessionAlive(timesOf(row), clock.now(), limitsOf(present)));
}

const timesOf = (row: SessionRow) => ({
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  expiresAt: row.expires_at,
});
