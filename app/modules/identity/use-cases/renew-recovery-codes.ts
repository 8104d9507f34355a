import { z } from "zod";
import { invalid } from "#app/platform/errors/app-error.ts";
import { currentPassword, factorCode } from "../domain/proof-input.ts";
import { hashRecoveryCode, newRecoveryCode, recoveryCodeCount } from "../domain/recovery-code.ts";
import { findSecondFactors, hasSecondFactor } from "../queries/find-second-factors.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { confirmFactor } from "./confirm-factor.ts";
import type { SecondFactorScope } from "./confirm-totp.ts";
import { confirmPassword, requireOwnIdentity } from "./own-identity.ts";
import { sql } from "#tenancy/sql.ts";

export const renewRecoveryCodesInput = z.object({ currentPassword, code: factorCode });

/** New codes in place of all the old ones. */
export async function renewRecoveryCodes(
  scope: SecondFactorScope,
  input: z.output<typeof renewRecoveryCodesInput>,
): Promise<{ recoveryCodes: string[] }> {
  const { id } = requireOwnIdentity(scope);
  await confirmPassword(scope, input.currentPassword);
  if (!hasSecondFactor(await findSecondFactors(scope.database, id)))
    throw invalid("identity.no-second-factor", "Recovery codes belong to a second factor.");
  await confirmFactor(scope, id, input.code);
  await auditEverywhere(scope, id, "identity.renew-recovery-codes");
  return { recoveryCodes: await writeCodes(scope, id) };
}

/** Codes for somebody's first factor; whoever has codes left keeps them, and is shown none. */
export async function ensureRecoveryCodes(
  scope: Pick<SecondFactorScope, "database" | "clock">,
  identityId: string,
): Promise<string[]> {
  const { recoveryCodes } = await findSecondFactors(scope.database, identityId);
  return recoveryCodes > 0 ? [] : writeCodes(scope, identityId);
}

async function writeCodes(
  { database, clock }: Pick<SecondFactorScope, "database" | "clock">,
  identityId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await database.control.query(
    sql`with older as (delete from control.recovery_code where identity_id = ${identityId})
     insert into control.recovery_code (identity_id, code_hash, created_at) select ${identityId}, code,
       ${clock.now()} from unnest(${codes.map(hashRecoveryCode)}::text[]) as code`,
  );
  return codes;
}
