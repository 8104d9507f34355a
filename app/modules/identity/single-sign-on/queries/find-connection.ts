import type { Database } from "#tenancy/database.ts";
import { tenantColumns, toTenant, type Tenant, type TenantRow } from "#tenancy/tenant.ts";
import { domainOf, type SsoConnection } from "../domain/connection.ts";
import { sql } from "#tenancy/sql.ts";

type Control = Pick<Database, "control">;

/** How a company's people sign in at its own provider; null where nothing was set up. */
export async function findConnection({ control }: Control, tenantId: string): Promise<SsoConnection | null> {
  const { rows } = await control.query<SsoConnection>(
    sql`select tenant_id as "tenantId", preset, issuer, client_id as "clientId", client_secret as "clientSecret", saml,
        sign_out_address as "signOutAddress", signs_out_there as "signsOutThere", state, enforced,
        break_glass as "breakGlass", tested_at as "testedAt", test_result as "testResult", version
      from control.sso_connection where tenant_id = ${tenantId}`,
  );
  return rows[0] ?? null;
}

/** The company whose proven domain an address is of, where it signs in at its own provider; of accounts nothing is asked. */
export async function companyOfAddress({ control }: Control, email: string): Promise<Tenant | null> {
  const { rows } = await control.query<TenantRow>(
    sql`select ${tenantColumns("t")} from control.sso_domain d
       join control.tenant t on t.id = d.tenant_id join control.sso_connection c on c.tenant_id = t.id
      where d.domain = ${domainOf(email)}::citext and d.verified_at is not null and c.state = 'ON'
        and t.status = 'ACTIVE'`,
  );
  return rows[0] ? toTenant(rows[0]) : null;
}

/** The domains a company has proven to be its own, in lower case. */
export async function provenDomains({ control }: Control, tenantId: string): Promise<string[]> {
  const { rows } = await control.query<{ domain: string }>(
    sql`select lower(domain::text) as domain from control.sso_domain
      where tenant_id = ${tenantId} and verified_at is not null order by 1`,
  );
  return rows.map(({ domain }) => domain);
}

/**
 * Whether somebody may come in by a password of ours, or a passkey: CLOSED where the company signs in at its provider alone,
 * EMERGENCY for those who may there all the same.
 */
export async function ownProofAt(
  database: Control,
  { tenantId, employeeId }: { tenantId: string; employeeId: string },
): Promise<"OPEN" | "EMERGENCY" | "CLOSED"> {
  const connection = await findConnection(database, tenantId);
  if (connection?.state !== "ON" || !connection.enforced) return "OPEN";
  return connection.breakGlass.includes(employeeId) ? "EMERGENCY" : "CLOSED";
}
