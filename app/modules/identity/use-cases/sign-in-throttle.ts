import { createHash } from "node:crypto";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { throttledAddress } from "../domain/client-address.ts";
import { quarterHour } from "../domain/link-policy.ts";

type ThrottleScope = Pick<RequestScope, "database" | "clock" | "address">;

/** Tries in a quarter of an hour: for one account from one address, and for an address whatever the account. */
const limits = { pair: 10, address: 100, company: 60, reset: 5, confirm: 10, second: 10, "second-all": 60, signup: 20 };

/**
 * Takes one try before the password is looked at, so that tries made at the same time count as well.
 * What a stranger uses up is counted with the stranger's own address and never shuts the owner out.
 */
export async function takeSignInTry(scope: ThrottleScope, email: string): Promise<void> {
  await take(scope, pairKey(scope, email), limits.pair);
  await take(scope, addressKey(scope), limits.address);
}

/** A success gives the tries back. */
export async function returnSignInTries(scope: ThrottleScope, email: string): Promise<void> {
  await scope.database.control.query("delete from control.sign_in_attempt where key = $1", [pairKey(scope, email)]);
  await scope.database.control.query("update control.sign_in_attempt set tries = greatest(0, tries - 1) where key = $1", [addressKey(scope)]);
}

/** Guessing companies by their address is as slow as guessing people. */
export const takeCompanyTry = (scope: ThrottleScope) => take(scope, keyOf("company", throttledAddress(scope.address)), limits.company);

export const takeResetTry = (scope: ThrottleScope, email: string) =>
  take(scope, keyOf("reset", `${email.toLowerCase()}|${throttledAddress(scope.address)}`), limits.reset);

async function take({ database, clock }: ThrottleScope, key: string, limit: number): Promise<void> {
  const now = clock.now();
  const { rows } = await database.control.query<{ tries: number; expires_at: Date }>(
    `insert into control.sign_in_attempt as known (key, tries, expires_at) values ($1, 1, $3)
     on conflict (key) do update
        set tries = case when known.expires_at <= $2 then 1 else known.tries + 1 end,
            expires_at = case when known.expires_at <= $2 then $3 else known.expires_at end
     returning tries, expires_at`,
    [key, now, new Date(now.getTime() + quarterHour)],
  );
  const { tries, expires_at: expiresAt } = rows[0]!;
  if (tries === 1) await database.control.query("delete from control.sign_in_attempt where expires_at <= $1", [now]);
  if (tries <= limit) return;
  const minutes = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000));
  throw new AppError("identity.too-many-attempts", 429, "Too many tries.", { params: { minutes } });
}

/** The password asked for again inside: counted for the session, so that a stolen one guesses no better than a stranger. */
export const takeConfirmTry = (scope: ThrottleScope, sessionId: string) => take(scope, keyOf("confirm", sessionId), limits.confirm);

/** Codes of a second step: from one address as few as passwords, and a bound for many addresses that know the password together. */
export async function takeSecondStepTry(scope: ThrottleScope, identityId: string): Promise<void> {
  await take(scope, secondKey(scope, identityId), limits.second);
  await take(scope, keyOf("second-all", identityId), limits["second-all"]);
}

export async function returnSecondStepTries(scope: ThrottleScope, identityId: string): Promise<void> {
  await scope.database.control.query("delete from control.sign_in_attempt where key = $1", [secondKey(scope, identityId)]);
}

/** Answers to passkeys cannot be guessed; this bounds the work they make. */
export const takePasskeyTry = (scope: ThrottleScope) => take(scope, addressKey(scope), limits.address);

export const takeSignUpTry = (scope: ThrottleScope) => take(scope, keyOf("signup", throttledAddress(scope.address)), limits.signup);

const secondKey = (scope: ThrottleScope, identityId: string) => keyOf("second", `${identityId}|${throttledAddress(scope.address)}`);
const pairKey = (scope: ThrottleScope, email: string) => keyOf("pair", `${email.normalize("NFC").toLowerCase()}|${throttledAddress(scope.address)}`);
const addressKey = (scope: ThrottleScope) => keyOf("address", throttledAddress(scope.address));

/** Addresses of people and machines are kept as digests only. */
function keyOf(kind: keyof typeof limits, text: string): string {
  return `${kind}:${createHash("sha256").update(text).digest("base64url")}`;
}
