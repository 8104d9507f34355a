import { createHmac, timingSafeEqual } from "node:crypto";
import { hookSchemeOf, type HookScheme } from "./hook-scheme-names.ts";

/** A message as it came: its bytes are what was signed. */
export type RawHook = { headers: Readonly<Record<string, string | undefined>>; body: Buffer; now: Date };

/**
 * `delivery` tells this message from all others, so that one that comes twice is heard once. It is made of what was signed,
 * for anything beside it can be written anew.
 */
export type HeardHook = { delivery: string };

const longestAge = 5 * 60_000;
/** Begins the name of a message whose scheme signs no time. */
export const undatedDelivery = "undated-";

/** How sources sign what they send; the last part of the address names which. */
const schemes: Record<HookScheme, (hook: RawHook, key: string) => HeardHook | null> = {
  github: ({ headers, body }, key) =>
    same(headers["x-hub-signature-256"], `sha256=${hmac(key, body, "hex")}`) ? { delivery: undated(body) } : null,
  gitlab: ({ headers, body }, key) => (same(headers["x-gitlab-token"], key) ? { delivery: undated(body) } : null),
  standard: ({ headers, body, now }, key) => {
    const { "webhook-id": id = "", "webhook-timestamp": at = "", "webhook-signature": given = "" } = headers;
    if (!isRecent(Number(at) * 1_000, now)) return null;
    const expected = `v1,${hmac(key, Buffer.concat([Buffer.from(`${id}.${at}.`), body]), "base64")}`;
    return given.split(" ").some((each) => same(each, expected)) ? { delivery: id } : null;
  },
  slack: ({ headers, body, now }, key) => {
    const at = headers["x-slack-request-timestamp"] ?? "";
    if (!isRecent(Number(at) * 1_000, now)) return null;
    const expected = `v0=${hmac(key, Buffer.concat([Buffer.from(`v0:${at}:`), body]), "hex")}`;
    return same(headers["x-slack-signature"], expected) ? { delivery: digest(body) } : null;
  },
  bamboohr: ({ headers, body, now }, key) => {
    const at = headers["x-bamboohr-timestamp"] ?? "";
    if (!isRecent(Number(at) * 1_000, now)) return null;
    const expected = hmac(key, Buffer.concat([body, Buffer.from(at)]), "hex");
    return same(headers["x-bamboohr-signature"], expected)
      ? { delivery: digest(Buffer.concat([body, Buffer.from(at)])) }
      : null;
  },
};

/** What was heard, where it is signed as the connector's scheme says and not old; null for anything else. */
export function hearHook(
  { connector, scheme }: { connector: string; scheme: string },
  hook: RawHook,
  key: string,
): HeardHook | null {
  const own = hookSchemeOf(connector);
  const heard = scheme === own ? schemes[own](hook, key) : null;
  return heard && { delivery: heard.delivery.slice(0, 200) };
}

const hmac = (key: string, bytes: Buffer, as: "hex" | "base64") => createHmac("sha256", key).update(bytes).digest(as);
const digest = (bytes: Buffer) => hmac("delivery", bytes, "hex");
/** Nothing in it says when it was signed: it is known again for as long as the key is in use. */
const undated = (body: Buffer) => `${undatedDelivery}${digest(body)}`;
const isRecent = (at: number, now: Date) => Number.isFinite(at) && Math.abs(now.getTime() - at) <= longestAge;

function same(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
