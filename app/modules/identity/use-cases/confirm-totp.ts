import { z } from "zod";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { proofCode } from "../domain/proof-input.ts";
import { findTotpStart } from "../queries/find-totp.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { ensureRecoveryCodes } from "./write-recovery-codes.ts";
import { requireOwnIdentity, type OwnIdentityScope } from "./own-identity.ts";
import { takeConfirmTry } from "./sign-in-throttle.ts";
import { findTotpStep, spendTotpStep } from "./spend-totp-code.ts";
import { tellOwner } from "./tell-owner.ts";

export const confirmTotpInput = z.object({ code: proofCode });

export type SecondFactorScope = OwnIdentityScope & Pick<RequestScope, "config" | "mailer">;

/** The app is set up right: from now on signing in asks for its code. Answers the recovery codes, which are shown this once. */
export async function confirmTotp(
  scope: SecondFactorScope,
  { code }: z.output<typeof confirmTotpInput>,
): Promise<{ recoveryCodes: string[] }> {
  const identity = requireOwnIdentity(scope);
  await takeConfirmTry(scope, identity.sessionId);
  if (!(await findTotpStart(scope, identity)))
    throw invalid("identity.totp-not-started", "Nothing was started, or too long ago.");
  const step = await findTotpStep(scope, identity.id, code, false);
  if (step === null) throw wrongCode();
  await auditEverywhere(scope, identity.id, "identity.add-totp");
  if (!(await spendTotpStep(scope, identity.id, step))) throw wrongCode();
  const recoveryCodes = await ensureRecoveryCodes(scope, identity.id);
  await tellOwner(scope, identity, "second-factor-added");
  return { recoveryCodes };
}

export const wrongCode = () =>
  invalid("identity.wrong-code", "Neither a code of the app nor a recovery code.", { fields: { code: "wrong-code" } });
