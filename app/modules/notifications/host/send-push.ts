import webPush from "web-push";
import type { Config } from "#app/platform/config/config.ts";
import { OutsideError } from "#app/platform/http/ask-outside.ts";
import { reachOutside } from "#app/platform/http/reach-outside.ts";
import type { PushKeys } from "../data/push-key.ts";
import { meaningOf, type Outcome } from "../domain/delivery.ts";

/** What the service worker of a browser shows, and where it leads. */
export type PushMessage = {
  title: string;
  body: string;
  link: string;
  language: string;
  topic: string;
};

/** Where a browser is told, and what for nobody else can read it. */
export type Subscription = { endpoint: string; p256dh: string; auth: string };

type PushHost = { config: Pick<Config, "production" | "connectors" | "publicUrl" | "mailFrom"> };

/** A device that is off for longer is told in the inbox alone. */
const secondsToLive = 12 * 3_600;
const patience = 10_000;
const largestAnswer = 64 * 1024;

/** One try: encrypted for this browser alone (RFC 8291), signed with the company's key (RFC 8292). */
export async function sendPush(
  { endpoint, p256dh, auth }: Subscription,
  { topic, ...message }: PushMessage,
  keys: PushKeys,
  { config }: PushHost,
): Promise<{ outcome: Outcome; retryAfter: number | null }> {
  let details;
  try {
    details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...message, topic }),
      {
        vapidDetails: { subject: contactOf(config), ...keys },
        TTL: secondsToLive,
        urgency: "normal",
        topic,
        contentEncoding: "aes128gcm",
      },
    );
  } catch {
    // Keys with which nothing can be encrypted are no browser's.
    return { outcome: "GONE", retryAfter: null };
  }
  const { method, headers, body } = details;
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await ask(new URL(endpoint), { method, headers: given, body: new Uint8Array(body!) }, config);
  return { outcome: meaningOf(answer?.status ?? null), retryAfter: secondsOf(answer?.headers.get("retry-after")) };
}

/** Null where nobody answered. What leads into our own network is never asked. */
async function ask(url: URL, init: RequestInit, config: PushHost["config"]): Promise<Response | null> {
  const { production, connectors } = config;
  const played = production ? undefined : connectors.played?.[url.host];
  const ways = { loopback: !production, privateHosts: [], largest: largestAnswer, milliseconds: patience };
  try {
    return await reachOutside(played ? new URL(url.pathname + url.search, played) : url, init, ways);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return error.reason === "private-address" ? new Response(null, { status: 410 }) : null;
  }
}

/** Whom a push service asks where something is wrong with what comes from here. */
function contactOf({ publicUrl, mailFrom }: PushHost["config"]): string {
  if (publicUrl.startsWith("https://")) return publicUrl;
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

function secondsOf(retryAfter: string | null | undefined): number | null {
  return retryAfter && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
}
