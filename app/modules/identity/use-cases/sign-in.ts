import { z } from "zod";
import { AppError, invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { hashPassword, verifyPassword } from "../domain/password-hash.ts";
import { companiesOf, type CompanyChoice } from "../queries/companies-of.ts";
import { createSignInThrottle } from "./sign-in-throttle.ts";
import { startSession } from "./start-session.ts";

export const signInInput = z.object({
  email: z.string({ error: "required" }).trim().min(1, "required").max(254),
  password: z.string({ error: "required" }).min(1, "required").max(1_024),
  returnTo: z.string().optional(),
});

export type SignInInput = z.output<typeof signInInput>;

/** Compared against where nobody has the address, so that the answer takes as long. */
const nobodysHash = hashPassword("nobody has this password");

/**
 * Checks address and password and starts a session. One company: straight in; several: the session
 * has none until one is chosen. Strangers cannot lock an owner out: what they use up is counted by
 * their own address together with the account.
 */
export async function signIn(scope: RequestScope, { email, password }: SignInInput): Promise<{ choices: CompanyChoice[] }> {
  const throttle = createSignInThrottle(scope);
  await throttle.check(email);
  const { rows } = await scope.database.control.query<{ id: string; password_hash: string | null }>(
    "select id, password_hash from control.login_identity where email = $1",
    [email],
  );
  const identity = rows[0];
  const fits = await verifyPassword(password, identity?.password_hash ?? (await nobodysHash));
  if (!identity?.password_hash || !fits) {
    await throttle.countFailure(email);
    throw invalid("identity.wrong-credentials", "Address or password is wrong.");
  }
  const choices = (await companiesOf(scope, identity.id)).filter((choice) => !scope.hostTenant || choice.tenantId === scope.hostTenant.id);
  if (choices.length === 0) throw new AppError("identity.no-company", 403, "No company this person may enter.");
  await throttle.reset(email);
  await startSession(scope, identity.id, choices.length === 1 ? choices[0]! : null);
  return { choices };
}
