import { z } from "zod";
import { invalid } from "#app/platform/errors/app-error.ts";
import { currentPassword, factorCode } from "../domain/proof-input.ts";
import { findSecondFactors, hasSecondFactor } from "../queries/find-second-factors.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { confirmFactor } from "./confirm-factor.ts";
import type { SecondFactorScope } from "./confirm-totp.ts";
import { confirmPassword, requireOwnIdentity } from "./own-identity.ts";
import { writeCodes } from "./write-recovery-codes.ts";

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
