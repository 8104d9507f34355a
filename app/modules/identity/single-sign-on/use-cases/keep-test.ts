import type { SsoConnection } from "../domain/connection.ts";
import type { SsoScope } from "./begin-sign-in.ts";
import { sql } from "#tenancy/sql.ts";

/** Keeps what a test sign-in received, and what would have come of it. */
export async function keepTest(
  { database, clock }: Pick<SsoScope, "database" | "clock">,
  { tenantId, version }: SsoConnection,
  claims: Record<string, string>,
  fault: string | null,
  person: string | null,
): Promise<void> {
  await database.control.query(
    sql`update control.sso_connection set tested_at = ${clock.now()},
        test_result = ${JSON.stringify({ claims, fault, person })}::jsonb
      where tenant_id = ${tenantId} and version = ${version}`,
  );
}
