import type { SsoConnection, TestResult } from "../domain/connection.ts";
import type { SsoScope } from "./begin-sign-in.ts";
import { sql } from "#tenancy/sql.ts";

/** Keeps what a test sign-in received, and what would have come of it. */
export async function keepTest(
  { database, clock }: Pick<SsoScope, "database" | "clock">,
  { tenantId, version }: SsoConnection,
  result: TestResult,
): Promise<void> {
  await database.control.query(
    sql`update control.sso_connection set tested_at = ${clock.now()},
        test_result = ${JSON.stringify(result)}::jsonb
      where tenant_id = ${tenantId} and version = ${version}`,
  );
}

/** Of a test that nobody came back from as somebody. */
export const failedTest = (fault: string): TestResult => ({ claims: {}, fault, person: null, joins: false, roles: [] });
