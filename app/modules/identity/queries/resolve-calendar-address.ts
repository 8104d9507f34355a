import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { isStillWithUs } from "#app/modules/people/index.ts";
import { isAddressAllowed } from "../domain/address-range.ts";
import { seenResolution } from "../domain/session-policy.ts";
import { hashToken } from "#app/platform/secrets/token.ts";
import { takeCalendarTry } from "../use-cases/sign-in-throttle.ts";
import { sql } from "#tenancy/sql.ts";

type Reading = { database: Database; clock: Clock; address: string };

/**
 * Whose calendar an address is. Null where nobody has it, its owner has left or is not an active member any more, or the company lets
 * nobody in from where it is read: each takes effect with the next reading. Refused where it is read too often.
 */
export async function resolveCalendarAddress(
  { database, clock, address }: Reading,
  tenant: Tenant,
  secret: string,
): Promise<string | null> {
  const digest = hashToken(secret);
  const owner = await inUnitOfWork(
    database,
    tenant,
    { readOnly: true },
    async ({ rows }) =>
      (
        await rows<{ id: string; read: Date | null }>(
          sql`select c.employee_id as id, c.last_read_at as read from {calendar_address} c
            where c.secret_hash = ${digest} and ${isStillWithUs(sql`c.employee_id`, clock.now())}`,
        )
      )[0],
  );
  if (!owner || !(await maySee(database, tenant, owner.id, address))) return null;
  await takeCalendarTry({ database, clock }, digest);
  const now = clock.now();
  if (!owner.read || now.getTime() - owner.read.getTime() > seenResolution) {
    await inUnitOfWork(database, tenant, {}, ({ rows }) =>
      rows(sql`update {calendar_address} set last_read_at = ${now} where secret_hash = ${digest}`),
    );
  }
  return owner.id;
}

async function maySee({ control }: Database, tenant: Tenant, employeeId: string, address: string): Promise<boolean> {
  const { rows } = await control.query<{ allowed_ranges: string[] | null }>(
    sql`select p.allowed_ranges from control.membership m left join control.sign_in_policy p on p.tenant_id = m.tenant_id
      where m.tenant_id = ${tenant.id} and m.employee_id = ${employeeId} and m.status = 'ACTIVE'`,
  );
  return rows.length > 0 && isAddressAllowed(address, rows[0]!.allowed_ranges ?? []);
}
