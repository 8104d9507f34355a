import type { Response } from "express";
import { LRUCache } from "lru-cache";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Session } from "#app/platform/http/request-scope.ts";
import type { Clock } from "#app/platform/time/clock.ts";

const windowSeconds = 60;
/** So many windows are kept; the one whose owner asked longest ago goes first, so never that of whoever asks too often. */
const remembered = 50_000;

type Window = { used: number; endsAt: number };
type Share = { policy: string; quota: number; left: number; seconds: number };

/**
 * How many requests somebody may make in a minute: as many for one token or browser, twice as many for a person with all of
 * theirs. Counted in this process alone, so that no request costs a statement: of several behind one port each has its share, and
 * several elsewhere let through as much each.
 */
export function requestBudget(quota: number, clock: Clock) {
  const windows = new LRUCache<string, Window>({ max: remembered });

  function take(policy: string, key: string, most: number): Share {
    const now = clock.now().getTime();
    const known = windows.get(`${policy} ${key}`);
    const window = known && known.endsAt > now ? known : { used: 0, endsAt: now + windowSeconds * 1_000 };
    window.used += 1;
    windows.set(`${policy} ${key}`, window);
    return {
      policy,
      quota: most,
      left: most - window.used,
      seconds: Math.max(1, Math.ceil((window.endsAt - now) / 1_000)),
    };
  }

  /** Takes one request and says in the answer what is left; refuses where nothing is. */
  return (response: Response, { id, identityId }: Pick<Session, "id" | "identityId">): void => {
    const shares = [take("token", id, quota), take("person", identityId, quota * 2)];
    response.setHeader(
      "RateLimit-Policy",
      shares.map((one) => `"${one.policy}";q=${one.quota};w=${windowSeconds}`).join(", "),
    );
    response.setHeader(
      "RateLimit",
      shares.map((one) => `"${one.policy}";r=${Math.max(0, one.left)};t=${one.seconds}`).join(", "),
    );
    const spent = shares.find(({ left }) => left < 0);
    if (!spent) return;
    response.setHeader("Retry-After", String(spent.seconds));
    throw new AppError("platform.too-many-requests", 429, "Too many requests in a minute.", {
      params: { seconds: spent.seconds },
    });
  };
}
