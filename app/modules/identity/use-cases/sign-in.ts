import { z } from "zod";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { emailInput } from "../domain/email.ts";
import { hashPassword, requireRoom, verifyPassword } from "../domain/password-hash.ts";
import { noteFailedSignIn } from "../jobs/note-failed-sign-in.job.ts";
import { returnSignInTries, takeSignInTry } from "./sign-in-throttle.ts";
import { enter, type Entered } from "./enter.ts";
import type { SessionScope } from "./start-session.ts";
import { sql } from "#tenancy/sql.ts";

export const signInInput = z.object({
  email: emailInput,
  password: z.string({ error: "required" }).min(1, "required").max(1_024, "too-long"),
  returnTo: z.string().optional(),
});

export type SignInInput = z.output<typeof signInInput>;
export type SignInScope = SessionScope & Pick<RequestScope, "hostTenant" | "jobs" | "device">;

/** Checks address and password and goes on from there. `remembered` is the company this browser named at /login/company. */
export async function signIn(
  scope: SignInScope,
  { email, password }: SignInInput,
  remembered: Tenant | null = null,
): Promise<Entered> {
  const identityId = await provePassword(scope, email, password);
  return enter(scope, identityId, remembered);
}

/** Compared against where nobody has the address, so that the answer takes as long. */
const nobodysHash = hashPassword("nobody has this password");

/** The identity whose password this is. Known and unknown accounts answer alike, in words, in work and in time. */
export async function provePassword(scope: SignInScope, email: string, password: string): Promise<string> {
  requireRoom();
  await takeSignInTry(scope, email);
  const { rows } = await scope.database.control.query<{ id: string; password_hash: string | null }>(
    sql`select id, password_hash from control.login_identity where email = ${email}`,
  );
  const identity = rows[0];
  const fits = await verifyPassword(password, identity?.password_hash ?? (await nobodysHash));
  if (!identity?.password_hash || !fits) {
    await scope.jobs.enqueue(noteFailedSignIn, {
      identityId: identity?.id ?? null,
      tenantId: scope.hostTenant?.id ?? null,
      requestId: scope.requestId,
    });
    throw invalid("identity.wrong-credentials", "Address or password is wrong.");
  }
  await returnSignInTries(scope, email);
  return identity.id;
}
