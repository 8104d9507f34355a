import type { NewPasswordInput } from "../domain/new-password-input.ts";
import { hashPassword } from "../domain/password-hash.ts";
import { meetsPolicy } from "../domain/password-policy.ts";
import { findInvitation, type Invitation } from "../queries/find-invitation.ts";
import { linkSpent } from "../queries/find-open-link.ts";
import { passwordTermsAt } from "../queries/password-terms.ts";
import { auditInCompany } from "./audit-in-company.ts";
import { weakPassword } from "./reset-password.ts";
import { provePassword, type SignInScope } from "./sign-in.ts";
import { becomeMember, createIdentity, spendLink } from "./become-member.ts";
import { enter, type Entered } from "./enter.ts";

/**
 * Joins a company by invitation and signs in. Somebody new chooses a password; somebody known from
 * another company proves the one they have, so that a mailbox alone never opens a second company.
 */
export async function acceptInvitation(scope: SignInScope, { token, password }: NewPasswordInput): Promise<Entered> {
  const invitation = await findInvitation(scope, token);
  if (!invitation) throw linkSpent();
  const known = invitation.known ? await provePassword(scope, invitation.email, password) : null;
  const { ownWords, demand } = await passwordTermsAt(scope.database, invitation);
  if (!known && !meetsPolicy(password, ownWords, demand)) throw weakPassword();
  const identity = known ?? { passwordHash: await hashPassword(password) };
  const { tenant, employeeId } = invitation;
  await auditInCompany(scope, tenant, employeeId, {
    action: "identity.accept-invitation",
    subjectType: "Employee",
    subjectId: employeeId,
  });
  const identityId = await join(scope, invitation, identity);
  return enter({ ...scope, hostTenant: tenant }, identityId, tenant);
}

function join(
  scope: SignInScope,
  invitation: Invitation,
  identity: string | { passwordHash: string },
): Promise<string> {
  const now = scope.clock.now();
  return scope.database.control.transaction(async (control) => {
    await spendLink(control, invitation.tokenHash, now);
    const identityId =
      typeof identity === "string"
        ? identity
        : await createIdentity(control, invitation.email, identity.passwordHash, now);
    await becomeMember(control, invitation, identityId);
    return identityId;
  });
}
