import { z } from "zod";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { currentPassword, factorCode } from "../domain/proof-input.ts";
import { findSecondFactors, hasSecondFactor } from "../queries/find-second-factors.ts";
import { companyWantingSecondFactor } from "../queries/second-factor-demand.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { confirmFactor, type FactorProof } from "./confirm-factor.ts";
import type { SecondFactorScope } from "./confirm-totp.ts";
import { confirmPassword, requireOwnIdentity } from "./own-identity.ts";
import { tellOwner } from "./tell-owner.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export const removeTotpInput = z.object({ currentPassword, code: factorCode });
export const removePasskeyInput = z.object({ passkeyId: z.uuid(), currentPassword, code: factorCode });

/** The app's codes are not asked for any more. */
export function removeTotp(scope: SecondFactorScope, input: z.output<typeof removeTotpInput>): Promise<void> {
  return remove(scope, input, {
    action: "identity.remove-totp",
    from: (identityId) => sql`control.totp where identity_id = ${identityId} and confirmed_at is not null`,
  });
}

export function removePasskey(
  scope: SecondFactorScope,
  { passkeyId, ...proof }: z.output<typeof removePasskeyInput>,
): Promise<void> {
  return remove(scope, proof, {
    action: "identity.remove-passkey",
    from: (identityId) => sql`control.passkey where identity_id = ${identityId} and id = ${passkeyId}`,
  });
}

type Removal = { action: string; from: (identityId: string) => Sql };

/** Refused where it is the last one and a company wants one. Recovery codes go with the last. */
async function remove(scope: SecondFactorScope, proof: FactorProof, { action, from }: Removal): Promise<void> {
  const identity = requireOwnIdentity(scope);
  await confirmPassword(scope, proof.currentPassword);
  const { rows } = await scope.database.control.query(sql`select from ${from(identity.id)}`);
  if (rows.length !== 1) throw notFound("The second factor");
  const { totp, passkeys } = await findSecondFactors(scope.database, identity.id);
  const wanting = Number(totp) + passkeys === 1 ? await companyWantingSecondFactor(scope.database, identity.id) : null;
  if (wanting)
    throw conflict("identity.second-factor-wanted", "A company wants a second factor of everybody.", {
      params: { company: wanting },
    });
  await confirmFactor(scope, identity.id, proof.code);
  await auditEverywhere(scope, identity.id, action);
  await scope.database.control.query(sql`delete from ${from(identity.id)}`);
  if (!hasSecondFactor(await findSecondFactors(scope.database, identity.id)))
    await scope.database.control.query(sql`delete from control.recovery_code where identity_id = ${identity.id}`);
  await tellOwner(scope, identity, "second-factor-removed");
}
