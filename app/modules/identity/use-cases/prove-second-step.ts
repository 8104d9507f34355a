import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { proofCode } from "../domain/proof-input.ts";
import { hashRecoveryCode } from "../domain/recovery-code.ts";
import { noteFailedSignIn } from "../jobs/note-failed-sign-in.job.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { wrongCode } from "./confirm-totp.ts";
import { enterProven, type Entered, type EnterScope } from "./enter.ts";
import { findPendingSignIn, spendPendingSignIn, type PendingSignIn } from "./pending-sign-in.ts";
import { returnSecondStepTries, takeSecondStepTry } from "./sign-in-throttle.ts";
import { findTotpStep, spendTotpStep } from "./spend-totp-code.ts";
import { tellOwner } from "./tell-owner.ts";
import { sql } from "#tenancy/sql.ts";

export const proveSecondStepInput = z.object({ code: proofCode, returnTo: z.string().optional() });

export type SecondStepScope = EnterScope & Pick<RequestScope, "config" | "jobs" | "mailer">;

/** Signing in started too long ago, or never did. */
export const signInLapsed = () => new AppError("identity.sign-in-lapsed", 410, "The first step was too long ago.");

/** The second step by a code: out of the app, or one of the recovery codes, which is used up by it. */
export async function proveSecondStep(
  scope: SecondStepScope,
  token: string,
  { code }: z.output<typeof proveSecondStepInput>,
): Promise<Entered> {
  const pending = await findPendingSignIn(scope, token);
  if (!pending) throw signInLapsed();
  await takeSecondStepTry(scope, pending.identityId);
  if (!(await isProof(scope, pending, code))) {
    await scope.jobs.enqueue(noteFailedSignIn, {
      identityId: pending.identityId,
      tenantId: scope.hostTenant?.id ?? null,
      requestId: scope.requestId,
    });
    throw wrongCode();
  }
  return passSecondStep(scope, pending);
}

export async function passSecondStep(scope: EnterScope, pending: PendingSignIn): Promise<Entered> {
  if (!(await spendPendingSignIn(scope, pending))) throw signInLapsed();
  await returnSecondStepTries(scope, pending.identityId);
  return enterProven(scope, pending.identityId, pending.remembered);
}

async function isProof(scope: SecondStepScope, { identityId }: PendingSignIn, code: string): Promise<boolean> {
  if (!/^[\d\s]+$/.test(code)) return spendRecoveryCode(scope, identityId, code);
  const step = await findTotpStep(scope, identityId, code, true);
  return step !== null && spendTotpStep(scope, identityId, step);
}

async function spendRecoveryCode(scope: SecondStepScope, identityId: string, code: string): Promise<boolean> {
  const { rows } = await scope.database.control.query<{ email: string }>(
    sql`update control.recovery_code c set used_at = ${scope.clock.now()} from control.login_identity i
      where c.identity_id = ${identityId} and c.code_hash = ${hashRecoveryCode(code)} and c.used_at is null
        and i.id = c.identity_id returning i.email::text as email`,
  );
  if (!rows[0]) return false;
  await auditEverywhere(scope, identityId, "identity.use-recovery-code");
  await tellOwner(scope, { id: identityId, email: rows[0].email }, "recovery-code-used");
  return true;
}
