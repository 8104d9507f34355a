import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { NewPasswordInput } from "../domain/new-password-input.ts";
import { hashPassword } from "../domain/password-hash.ts";
import { meetsPolicy } from "../domain/password-policy.ts";
import { linkSpent } from "../queries/find-open-link.ts";
import { findSignUp, type SignUp } from "../queries/find-sign-up.ts";
import { becomeMember, createIdentity, spendLink } from "./become-member.ts";
import { enter, type Entered } from "./enter.ts";
import { addressTaken, requireSignUp } from "./request-sign-up.ts";
import { weakPassword } from "./reset-password.ts";
import { provePassword, type SignInScope } from "./sign-in.ts";
import { sql } from "#tenancy/sql.ts";

export type SignUpScope = SignInScope & Pick<RequestScope, "config" | "foundCompany" | "language">;

/**
 * Opens the company and lets its founder in. The company comes first and the way in last: interrupted, there is a
 * company nobody can enter yet, and the same link goes on with it.
 */
export async function signUp(scope: SignUpScope, { token, password }: NewPasswordInput): Promise<Entered> {
  requireSignUp(scope);
  const wanted = await findSignUp(scope, token);
  if (!wanted) throw linkSpent();
  const known = wanted.known ? await provePassword(scope, wanted.email, password) : null;
  if (!known && !meetsPolicy(password, wanted.terms.ownWords, wanted.terms.demand)) throw weakPassword();
  const passwordHash = known ? "" : await hashPassword(password);
  const { tenant, employeeId } = await found(scope, wanted);
  const identityId = await scope.database.control.transaction(async (control) => {
    await spendLink(control, wanted.tokenHash, scope.clock.now());
    const id = known ?? (await createIdentity(control, wanted.email, passwordHash, scope.clock.now()));
    await becomeMember(control, { tenant, employeeId }, id);
    return id;
  });
  return enter({ ...scope, hostTenant: tenant }, identityId, tenant);
}

/** The link remembers that it began, so that only whoever holds it goes on with a company that has nobody. */
async function found(scope: SignUpScope, wanted: SignUp): Promise<{ tenant: Tenant; employeeId: string }> {
  const { slug, company: name, begun } = wanted;
  const taken = await findTenantBySlug(scope.database, slug);
  if (taken && !begun) throw addressTaken();
  await markBegun(scope, wanted.tokenHash, true);
  try {
    return await scope.foundCompany({ slug, name, language: scope.language, founder: wanted, resume: begun });
  } catch (error) {
    if (!begun && isTaken(error)) {
      await markBegun(scope, wanted.tokenHash, false);
      throw addressTaken();
    }
    throw error;
  }
}

const isTaken = (error: unknown) => error instanceof Error && error.name === "TenantExistsError";

async function markBegun({ database }: SignUpScope, tokenHash: string, begun: boolean): Promise<void> {
  await database.control.query(
    sql`update control.one_time_link set detail = detail || jsonb_build_object('begun', ${begun}::boolean)
      where token_hash = ${tokenHash}`,
  );
}
