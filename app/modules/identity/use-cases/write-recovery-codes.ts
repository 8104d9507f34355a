import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { hashRecoveryCode, newRecoveryCode, recoveryCodeCount } from "../domain/recovery-code.ts";
import { findSecondFactors } from "../queries/find-second-factors.ts";
import { sql } from "#tenancy/sql.ts";

type CodeScope = Pick<RequestScope, "database" | "clock">;

/** Codes for somebody's first factor; whoever has codes left keeps them, and is shown none. */
export async function ensureRecoveryCodes(scope: CodeScope, identityId: string): Promise<string[]> {
  const { recoveryCodes } = await findSecondFactors(scope.database, identityId);
  return recoveryCodes > 0 ? [] : writeCodes(scope, identityId);
}

/** New codes of somebody in place of all they had. */
export async function writeCodes({ database, clock }: CodeScope, identityId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await database.control.query(
    sql`with older as (delete from control.recovery_code where identity_id = ${identityId})
     insert into control.recovery_code (identity_id, code_hash, created_at) select ${identityId}, code,
       ${clock.now()} from unnest(${codes.map(hashRecoveryCode)}::text[]) as code`,
  );
  return codes;
}
