import { randomUUID } from "node:crypto";
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { relyingPartyId } from "../domain/passkey-place.ts";
import { currentPassword, factorCode } from "../domain/proof-input.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { confirmFactor } from "./confirm-factor.ts";
import type { SecondFactorScope } from "./confirm-totp.ts";
import { confirmPassword, requireOwnIdentity } from "./own-identity.ts";
import { keepChallenge, spendChallenge } from "./passkey-challenge.ts";
import { ensureRecoveryCodes } from "./write-recovery-codes.ts";
import { tellOwner } from "./tell-owner.ts";
import { sql } from "#tenancy/sql.ts";

export type PasskeyScope = SecondFactorScope & Pick<RequestScope, "origin">;

const passkeyName = textInput({ most: 100, missing: "required", tooLong: "too-long" });
export const startPasskeyInput = z.object({ name: passkeyName, currentPassword, code: factorCode });
export const addPasskeyInput = z.object({ name: passkeyName, response: z.string().max(20_000).transform(parseJson) });

const mostPasskeys = 20;

/** What the browser needs to make a passkey: proven by a password, and a code where there is an app. A device that holds one of the person's already refuses. */
export async function startPasskey(
  scope: PasskeyScope,
  input: z.output<typeof startPasskeyInput>,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; name: string }> {
  const { id, email } = requireOwnIdentity(scope);
  await confirmPassword(scope, input.currentPassword);
  const { rows } = await scope.database.control.query<{ credential_id: string; transports: string[] }>(
    sql`select credential_id, transports from control.passkey where identity_id = ${id}`,
  );
  if (rows.length >= mostPasskeys)
    throw conflict("identity.too-many-passkeys", "There are as many passkeys as there may be.", {
      params: { most: mostPasskeys },
    });
  await confirmFactor(scope, id, input.code);
  const options = await generateRegistrationOptions({
    rpName: "Cairn",
    rpID: relyingPartyId(scope.origin, scope.config.publicUrl),
    userID: Buffer.from(id.replaceAll("-", ""), "hex"),
    userName: email,
    attestationType: "none",
    excludeCredentials: rows.map((row) => ({ id: row.credential_id, transports: row.transports as never })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(scope, options.challenge, "ENROL", id);
  return { options, name: input.name };
}

/** Keeps the passkey the browser made. Answers recovery codes where it is the first second factor. */
export async function addPasskey(
  scope: PasskeyScope,
  { name, response }: z.output<typeof addPasskeyInput>,
): Promise<{ recoveryCodes: string[] }> {
  const identity = requireOwnIdentity(scope);
  const { credential } = await verify(scope, identity.id, response as RegistrationResponseJSON);
  await auditEverywhere(scope, identity.id, "identity.add-passkey");
  const { rowCount } = await scope.database.control.query(
    sql`insert into control.passkey (credential_id, id, identity_id, name, public_key, counter, transports, created_at)
     values (${credential.id}, ${randomUUID()}, ${identity.id}, ${name}, ${Buffer.from(credential.publicKey)},
       ${credential.counter}, ${credential.transports ?? []}, ${scope.clock.now()}) on conflict do nothing`,
  );
  if (rowCount !== 1) throw passkeyRefused();
  const recoveryCodes = await ensureRecoveryCodes(scope, identity.id);
  await tellOwner(scope, identity, "second-factor-added");
  return { recoveryCodes };
}

async function verify(scope: PasskeyScope, identityId: string, response: RegistrationResponseJSON) {
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(scope, challenge, "ENROL", identityId),
    expectedOrigin: scope.origin,
    expectedRPID: relyingPartyId(scope.origin, scope.config.publicUrl),
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw passkeyRefused();
  return verified.registrationInfo;
}

export const passkeyRefused = () => invalid("identity.passkey-refused", "The answer of the passkey does not hold.");

/** What a browser sends; anything that is no object is checked as an empty one, and refused. */
export function parseJson(text: string): unknown {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
