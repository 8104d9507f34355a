import { createHash } from "node:crypto";

/** What is told outside the product later than this is no news: it is in the inbox. */
export const freshFor = 60 * 60_000;

/** What came of telling somebody once. AGAIN where whoever takes it in is busy or away. */
export type Outcome = "SENT" | "GONE" | "REFUSED" | "SPARED" | "AGAIN";

const second = 1_000;

/** When it is told again that was not taken for the `tries`th time; null where it is news no more by then. */
export function nextTryAt(tries: number, now: Date, createdAt: Date, retryAfter: number | null): Date | null {
  const wait = Math.max(30 * second * 4 ** (tries - 1), (retryAfter ?? 0) * second);
  const at = new Date(now.getTime() + wait);
  return at.getTime() - createdAt.getTime() > freshFor ? null : at;
}

/** What the answer of a push service means (RFC 8030): a subscription that is not there any more never comes back. */
export function meaningOf(status: number | null): Outcome {
  if (status === null || status === 429 || status >= 500) return "AGAIN";
  if (status === 404 || status === 410) return "GONE";
  return status >= 200 && status < 300 ? "SENT" : "REFUSED";
}

/** One for each record, so that what is told of it later takes the place of what was told before; it names nothing. */
export function topicOf(about: { kind: string; id: string } | null, link: string): string {
  return createHash("sha256")
    .update(about ? `${about.kind} ${about.id}` : link)
    .digest("base64url")
    .slice(0, 24);
}
