import { createHash } from "node:crypto";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { throttledAddress } from "../domain/client-address.ts";
import { freeTries, quietTime, restAfter } from "../domain/account-delay.ts";
import { quarterHour } from "../domain/link-policy.ts";
import { isFamiliar, type PlaceScope } from "./familiar-place.ts";
import { sql } from "#tenancy/sql.ts";

type ThrottleScope = Pick<RequestScope, "database" | "clock" | "address">;
type SignInThrottleScope = ThrottleScope & PlaceScope;

/** Tries in a quarter of an hour: for one account from one address, and for an address whatever the account. */
const limits = {
  pair: 10,
  address: 100,
  company: 60,
  device: 20,
  reset: 5,
  resets: 20,
  confirm: 10,
  second: 10,
  "second-all": 60,
  signup: 20,
  calendar: 60,
  "no-calendar": 30,
  provider: 3_000,
  app: 3_000,
};

/**
 * Takes one try before the password is looked at, so that tries made at the same time count as well.
 * What a stranger uses up is counted with the stranger's own address, and with all places the account never came in from.
 */
export async function takeSignInTry(scope: SignInThrottleScope, email: string): Promise<void> {
  await take(scope, pairKey(scope, email), limits.pair);
  await take(scope, addressKey(scope), limits.address);
  if (await isFamiliar(scope, email)) await takeDeviceTry(scope);
  else await takeAccountTry(scope, email);
}

/** A browser that is known at many addresses is one. */
async function takeDeviceTry(scope: SignInThrottleScope): Promise<void> {
  if (scope.device) await take(scope, keyOf("device", scope.device), limits.device);
}

/** Only tries that pass lengthen the rest of an account, so that nobody lengthens it by knocking. */
async function takeAccountTry({ database, clock }: ThrottleScope, email: string): Promise<void> {
  const now = clock.now();
  const key = accountKey(email);
  const rests = Array.from({ length: freeTries + 12 }, (_, count) => restAfter(count));
  const [until, tries] = [new Date(now.getTime() + quietTime), sql`least(known.tries + 1, ${rests.length - 1}::int)`];
  const { rows } = await database.control.query(
    sql`insert into control.sign_in_attempt as known (key, tries, expires_at) values (${key}, 1, ${until})
     on conflict (key) do update
        set tries = case when known.expires_at <= ${now} then 1 else ${tries} end, expires_at = ${until},
            free_at = case when known.expires_at <= ${now} then null
              else ${now}::timestamptz + (${rests}::int[])[${tries} + 1] * interval '1 millisecond' end
      where known.expires_at <= ${now} or known.free_at is null or known.free_at <= ${now}
     returning tries`,
  );
  if (rows.length > 0) return;
  const { rows: resting } = await database.control.query<{ free_at: Date }>(
    sql`select free_at from control.sign_in_attempt where key = ${key}`,
  );
  throw tooMany(now, resting[0]?.free_at ?? now);
}

/** A success gives the tries back, of the account only its own: those of strangers count on. */
export async function returnSignInTries(scope: SignInThrottleScope, email: string): Promise<void> {
  await scope.database.control.query(
    sql`delete from control.sign_in_attempt where key = any(${[pairKey(scope, email), keyOf("device", scope.device)]})`,
  );
  await scope.database.control.query(
    sql`update control.sign_in_attempt set tries = greatest(0, tries - 1) where key = ${addressKey(scope)}`,
  );
}

/** Guessing companies by their address is as slow as guessing people. */
export const takeCompanyTry = (scope: ThrottleScope) =>
  take(scope, keyOf("company", throttledAddress(scope.address)), limits.company);

/** A company that was named rightly was not guessed: a whole office comes from one address in the morning. */
export const returnCompanyTry = ({ database, address }: ThrottleScope) =>
  database.control.query(
    sql`update control.sign_in_attempt set tries = greatest(0, tries - 1)
      where key = ${keyOf("company", throttledAddress(address))}`,
  );

/** For one account, and for all that are asked for from one address. */
export async function takeResetTry(scope: ThrottleScope, email: string): Promise<void> {
  const address = throttledAddress(scope.address);
  await take(scope, keyOf("reset", `${email.toLowerCase()}|${address}`), limits.reset);
  await take(scope, keyOf("resets", address), limits.resets);
}

async function take({ database, clock }: Omit<ThrottleScope, "address">, key: string, limit: number): Promise<void> {
  const now = clock.now();
  const { rows } = await database.control.query<{ tries: number; expires_at: Date }>(
    sql`insert into control.sign_in_attempt as known (key, tries, expires_at)
      values (${key}, 1, ${new Date(now.getTime() + quarterHour)})
     on conflict (key) do update
        set tries = case when known.expires_at <= ${now} then 1 else known.tries + 1 end,
            expires_at = case when known.expires_at <= ${now} then ${new Date(now.getTime() + quarterHour)} else
              known.expires_at end
     returning tries, expires_at`,
  );
  const { tries, expires_at: expiresAt } = rows[0]!;
  if (tries === 1) await database.control.query(sql`delete from control.sign_in_attempt where expires_at <= ${now}`);
  if (tries <= limit) return;
  throw tooMany(now, expiresAt);
}

function tooMany(now: Date, until: Date): AppError {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  return new AppError("identity.too-many-attempts", 429, "Too many tries.", { params: { minutes } });
}

/** The password asked for again inside: counted for the session, so that a stolen one guesses no better than a stranger. */
export const takeConfirmTry = (scope: ThrottleScope, sessionId: string) =>
  take(scope, keyOf("confirm", sessionId), limits.confirm);

/** Codes of a second step: from one address as few as passwords, and a bound for many addresses that know the password together. */
export async function takeSecondStepTry(scope: ThrottleScope, identityId: string): Promise<void> {
  await take(scope, secondKey(scope, identityId), limits.second);
  await take(scope, keyOf("second-all", identityId), limits["second-all"]);
}

export async function returnSecondStepTries(scope: ThrottleScope, identityId: string): Promise<void> {
  await scope.database.control.query(
    sql`delete from control.sign_in_attempt where key = ${secondKey(scope, identityId)}`,
  );
}

/** Answers to passkeys cannot be guessed; this bounds the work they make. */
export const takePasskeyTry = (scope: ThrottleScope) => take(scope, addressKey(scope), limits.address);

export const takeSignUpTry = (scope: ThrottleScope) =>
  take(scope, keyOf("signup", throttledAddress(scope.address)), limits.signup);

/** A calendar asks once an hour or so; one address in use is read this often by all programs together. */
export const takeCalendarTry = (scope: Omit<ThrottleScope, "address">, digest: string) =>
  take(scope, keyOf("calendar", digest), limits.calendar);

/** Addresses nobody has, by who asks for them. */
export const takeUnknownCalendarTry = (scope: ThrottleScope) =>
  take(scope, keyOf("no-calendar", throttledAddress(scope.address)), limits["no-calendar"]);

/** Ways to a provider and back, whose answers cannot be guessed; this bounds the work they make. */
export const takeProviderTry = (scope: ThrottleScope) =>
  take(scope, keyOf("provider", throttledAddress(scope.address)), limits.provider);

/** Secrets of apps cannot be guessed; this bounds the work they make. */
export const takeAppTry = (scope: ThrottleScope) =>
  take(scope, keyOf("app", throttledAddress(scope.address)), limits.app);

const secondKey = (scope: ThrottleScope, identityId: string) =>
  keyOf("second", `${identityId}|${throttledAddress(scope.address)}`);
const pairKey = (scope: ThrottleScope, email: string) =>
  keyOf("pair", `${normalized(email).toLowerCase()}|${throttledAddress(scope.address)}`);
const accountKey = (email: string) => keyOf("account", normalized(email).toLowerCase());
const addressKey = (scope: ThrottleScope) => keyOf("address", throttledAddress(scope.address));

/** Addresses of people and machines are kept as digests only. */
function keyOf(kind: keyof typeof limits | "account", text: string): string {
  return `${kind}:${createHash("sha256").update(text).digest("base64url")}`;
}
