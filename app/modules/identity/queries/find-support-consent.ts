import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Database } from "#tenancy/database.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";

export type SupportConsent = { grantedBy: string; expiresAt: string };

/** The consent that stands now in a company; asked for with every request of support. */
export async function findConsentOf(database: Database, tenant: Tenant, now: Date): Promise<SupportConsent | null> {
  const rows = await inUnitOfWork(database, tenant, { readOnly: true }, (unit) =>
    unit.rows<{ granted_by: string; expires_at: Date }>(
      sql`select granted_by, expires_at from {support_consent} where ended_at is null and expires_at > ${now}`,
    ),
  );
  return rows[0] ? { grantedBy: rows[0].granted_by, expiresAt: rows[0].expires_at.toISOString() } : null;
}

export type ConsentView = {
  id: string;
  by: string;
  reason: string;
  grantedAt: string;
  endsAt: string;
  stands: boolean;
};

type ConsentRow = { id: string; by: string; reason: string; granted_at: Date; ends_at: Date; stands: boolean };

/** Who let support in, when and why, newest first. */
export async function listConsents(context: Context): Promise<ConsentView[]> {
  await authorize(context, "view", { kind: "SupportConsent" });
  const rows = await context.rows<ConsentRow>(
    sql`select c.id, e.display_name as by, c.reason, c.granted_at, coalesce(least(c.ended_at, c.expires_at),
      c.expires_at) as ends_at,
            c.ended_at is null and c.expires_at > ${context.clock.now()} as stands
       from {support_consent} c join {employee} e on e.id = c.granted_by order by c.granted_at desc, c.id limit 50`,
  );
  return rows.map(({ id, by, reason, granted_at: granted, ends_at: ends, stands }) => ({
    id,
    by,
    reason,
    grantedAt: granted.toISOString(),
    endsAt: ends.toISOString(),
    stands,
  }));
}
