import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { relyingPartyId } from "../domain/passkey-place.ts";
import { parseJson, passkeyRefused } from "./add-passkey.ts";
import { enterProven, type Entered } from "./enter.ts";
import { keepChallenge, spendChallenge } from "./passkey-challenge.ts";
import { findPendingSignIn } from "./pending-sign-in.ts";
import { passSecondStep, type SecondStepScope } from "./prove-second-step.ts";
import { takePasskeyTry } from "./sign-in-throttle.ts";
import { sql } from "#tenancy/sql.ts";

export const signInWithPasskeyInput = z.object({
  response: z.string().max(20_000).transform(parseJson),
  returnTo: z.string().optional(),
});

export type PasskeySignInScope = SecondStepScope & Pick<RequestScope, "origin">;

type PasskeyRow = { identity_id: string; public_key: Buffer; counter: string; transports: string[] };

/** A challenge for whoever is at the door. It names nobody's passkeys: the device knows which ones it has. */
export async function startPasskeySignIn(scope: PasskeySignInScope): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await takePasskeyTry(scope);
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(scope.origin, scope.config.publicUrl),
    userVerification: "required",
  });
  await keepChallenge(scope, options.challenge, "SIGN_IN", null);
  return options;
}

/**
 * A passkey proves the device and the person at it, so it is both steps at once; after a password it is the
 * second, and then has to belong to the same person.
 */
export async function signInWithPasskey(
  scope: PasskeySignInScope,
  token: string,
  { response }: z.output<typeof signInWithPasskeyInput>,
  remembered: Tenant | null,
): Promise<Entered> {
  await takePasskeyTry(scope);
  const identityId = await verify(scope, response as AuthenticationResponseJSON);
  const pending = await findPendingSignIn(scope, token);
  if (pending?.identityId === identityId) return passSecondStep(scope, pending);
  return enterProven(scope, identityId, remembered);
}

async function verify(scope: PasskeySignInScope, response: AuthenticationResponseJSON): Promise<string> {
  const { rows } = await scope.database.control.query<PasskeyRow>(
    sql`select identity_id, public_key, counter, transports from control.passkey where credential_id = ${String(response.id)}`,
  );
  const passkey = rows[0];
  if (!passkey) throw passkeyRefused();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(scope, challenge, "SIGN_IN", null),
    expectedOrigin: scope.origin,
    expectedRPID: relyingPartyId(scope.origin, scope.config.publicUrl),
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports as never,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw passkeyRefused();
  await scope.database.control.query(
    sql`update control.passkey set counter = ${verified.authenticationInfo.newCounter},
      last_used_at = ${scope.clock.now()} where credential_id = ${response.id}`,
  );
  return passkey.identity_id;
}
