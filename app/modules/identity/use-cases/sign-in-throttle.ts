import { createHash } from "node:crypto";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import type pg from "pg";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";

const quarterHour = 15 * 60;

/** Ten failures a quarter of an hour for one account from one address; a hundred for an address whatever the account. */
const limits = { pair: 10, address: 100 };

const limiters = new WeakMap<pg.Pool, { pair: RateLimiterPostgres; address: RateLimiterPostgres }>();

function limitersOf(pool: pg.Pool) {
  let known = limiters.get(pool);
  if (!known) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({ storeClient: pool, schemaName: "control", tableName: "sign_in_attempt", tableCreated: true, clearExpiredByTimeout: false, keyPrefix, points, duration: quarterHour });
    known = { pair: limiter("pair", limits.pair), address: limiter("address", limits.address) };
    limiters.set(pool, known);
  }
  return known;
}

/** Counts failures in PostgreSQL, so that all web processes count together; addresses are kept as digests. */
export function createSignInThrottle(scope: Pick<RequestScope, "database" | "address">) {
  const { pair, address } = limitersOf(scope.database.control);
  const pairKey = (email: string) => digest(`${email.toLowerCase()}|${scope.address}`);
  const addressKey = digest(scope.address);
  const refuseIfSpent = (state: RateLimiterRes | null, points: number) => {
    if (!state || state.consumedPoints < points) return;
    const minutes = Math.max(1, Math.ceil(state.msBeforeNext / 60_000));
    throw new AppError("identity.too-many-attempts", 429, "Too many failed sign-ins.", { params: { minutes } });
  };
  return {
    check: async (email: string) => {
      refuseIfSpent(await pair.get(pairKey(email)), limits.pair);
      refuseIfSpent(await address.get(addressKey), limits.address);
    },
    countFailure: async (email: string) => {
      // The failure that spends the last try is itself still an ordinary failure.
      await Promise.allSettled([pair.consume(pairKey(email)), address.consume(addressKey)]);
    },
    reset: (email: string) => pair.delete(pairKey(email)),
  };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
