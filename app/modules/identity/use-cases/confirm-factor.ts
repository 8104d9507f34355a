import { invalid } from "#app/platform/errors/app-error.ts";
import { hashRecoveryCode } from "../domain/recovery-code.ts";
import { findSecondFactors } from "../queries/find-second-factors.ts";
import { wrongCode, type SecondFactorScope } from "./confirm-totp.ts";
import { findTotpStep, spendTotpStep } from "./spend-totp-code.ts";
import { sql } from "#tenancy/sql.ts";

export type FactorProof = { currentPassword: string; code: string };

/**
 * Asks whoever has an app for its code, or a recovery code, before a second factor is added, goes or is replaced, and before
 * the address changes: a browser left open and a password that was seen do not take the second step away. Each code proves once.
 */
export async function confirmFactor(scope: SecondFactorScope, identityId: string, code: string): Promise<void> {
  const { totp } = await findSecondFactors(scope.database, identityId);
  if (!totp) return;
  if (code === "")
    throw invalid("identity.code-needed", "The code of the app is needed.", { fields: { code: "code-needed" } });
  if (!(await isSpent(scope, identityId, code))) throw wrongCode();
}

async function isSpent(scope: SecondFactorScope, identityId: string, code: string): Promise<boolean> {
  if (/^[\d\s]+$/.test(code)) {
    const step = await findTotpStep(scope, identityId, code, true);
    return step !== null && spendTotpStep(scope, identityId, step);
  }
  const { rowCount } = await scope.database.control.query(
    sql`update control.recovery_code set used_at = ${scope.clock.now()}
      where identity_id = ${identityId} and code_hash = ${hashRecoveryCode(code)} and used_at is null`,
  );
  return rowCount === 1;
}
