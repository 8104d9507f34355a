import type { Session } from "#app/platform/http/request-scope.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { toTenant, type Tenant, type TenantRow } from "#tenancy/tenant.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isAddressAllowed } from "../domain/address-range.ts";
import { limitsOf, usualPolicy } from "../domain/sign-in-policy.ts";
import { isSessionAlive, seenResolution } from "../domain/session-policy.ts";
import { hashToken } from "#app/platform/secrets/token.ts";
import { supportEmail } from "../domain/support.ts";
import { findConsentOf } from "./find-support-consent.ts";
import { stillWithUs } from "#app/modules/people/index.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

export type ResolvedSession = {
  session: Session;
  tenant: Tenant | null;
  /** Set where the company does not let this machine in: the session lives, and opens nothing from here. */
  barred: AppError | null;
};

type SessionRow = {
  session_id: string;
  identity_id: string;
  email: string;
  employee_id: string | null;
  created_at: Date;
  viewing_employee_id: string | null;
  last_seen_at: Date;
  expires_at: Date;
  membership_status: string | null;
  idle_minutes: number | null;
  absolute_hours: number | null;
  allowed_ranges: string[] | null;
} & { [Key in keyof TenantRow]: TenantRow[Key] | null };

/**
 * The session behind a cookie, with its company. Null where it has ended, was revoked, or where person or company are no
 * longer active, or the person has left: each takes effect with the next request. What asks by itself, with nobody before
 * the screen, is not `seen`. Who `opens` the company with it learns there, from the statement that loads the person, whether
 * they have left, and is spared a transaction for that.
 */
export async function resolveSession(
  { database, clock }: { database: Database; clock: Clock },
  token: string | undefined,
  address: string,
  { seen = true, opens = false }: { seen?: boolean; opens?: boolean } = {},
): Promise<ResolvedSession | null> {
  if (!token) return null;
  const hash = hashToken(token);
  const { rows } = await database.control.query<SessionRow>(
    prepared(sql`select s.id as session_id, s.identity_id, i.email, s.employee_id, s.viewing_employee_id, s.created_at,
      s.last_seen_at, s.expires_at,
            m.status as membership_status, p.idle_minutes, p.absolute_hours, p.allowed_ranges,
            t.id, t.slug, t.name, t.schema_name, t.placement_id, t.status, t.schema_version, t.flags, t.settings
       from control.session s
       join control.login_identity i on i.id = s.identity_id
       left join control.tenant t on t.id = s.tenant_id
       left join control.sign_in_policy p on p.tenant_id = s.tenant_id
       left join control.membership m
         on m.tenant_id = s.tenant_id and m.identity_id = s.identity_id and m.employee_id = s.employee_id
      where s.token_hash = ${hash}`),
  );
  const row = rows[0];
  const now = clock.now();
  if (!row || !isAlive(row, now)) return null;
  if (row.employee_id && row.status !== "ACTIVE") return null;
  const consent =
    row.email === supportEmail && row.id ? await findConsentOf(database, toTenant(row as TenantRow), now) : null;
  if (row.employee_id && row.membership_status !== "ACTIVE" && consent?.grantedBy !== row.employee_id) return null;
  if (
    row.employee_id &&
    !opens &&
    !(await stillWithUs({ database, clock }, toTenant(row as TenantRow), row.employee_id))
  )
    return null;
  if (seen && now.getTime() - row.last_seen_at.getTime() > seenResolution) {
    await database.control.query(sql`update control.session set last_seen_at = ${now} where token_hash = ${hash}`);
  }
  return {
    session: {
      id: row.session_id,
      identityId: row.identity_id,
      email: row.email,
      tenantId: row.id,
      employeeId: row.employee_id,
      viewingEmployeeId: row.viewing_employee_id,
      supportUntil: consent?.expiresAt ?? null,
    },
    tenant: row.id ? toTenant(row as TenantRow) : null,
    barred: isAddressAllowed(address, row.allowed_ranges ?? []) ? null : addressRefused(),
  };
}

function isAlive(row: SessionRow, now: Date): boolean {
  const limits = limitsOf({
    idleMinutes: row.idle_minutes ?? usualPolicy.idleMinutes,
    absoluteHours: row.absolute_hours ?? usualPolicy.absoluteHours,
  });
  return isSessionAlive(
    { createdAt: row.created_at, lastSeenAt: row.last_seen_at, expiresAt: row.expires_at },
    now,
    limits,
  );
}

export function addressRefused(): AppError {
  return new AppError("platform.address-refused", 403, "The company does not let this address in.");
}
