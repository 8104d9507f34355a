import type { Config } from "#app/platform/config/config.ts";
import { OutsideError, type OutsideFault } from "#app/platform/http/ask-outside.ts";
import { reachOutside } from "#app/platform/http/reach-outside.ts";
import type { Sealer } from "#app/platform/secrets/sealer.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { secretPlace } from "../data/webhook-secret.ts";
import { keptAnswer } from "../domain/kept-answer.ts";
import { bodyOf } from "../domain/message.ts";
import { signedHeaders } from "../domain/signature.ts";
import type { Claimed } from "./turn.ts";

/** What came of one try. `status` is null where nobody answered; `answer` is its beginning. */
export type Sent = {
  status: number | null;
  fault: OutsideFault | null;
  milliseconds: number;
  requestHeaders: Readonly<Record<string, string>>;
  answerHeaders: Readonly<Record<string, string>> | null;
  answer: string;
};

export type SendingServices = {
  tenant: Tenant;
  sealer: Sealer;
  clock: Clock;
  config: Pick<Config, "production" | "connectors">;
};

/** An answer counts that came within so many milliseconds, and was no larger than this. */
const patience = 10_000;
const largestAnswer = 256 * 1024;

/** One try: signed for this moment, by the same number each time. No redirect is followed. */
export async function sendMessage(message: Claimed, { tenant, sealer, clock, config }: SendingServices): Promise<Sent> {
  const now = clock.now();
  const place = secretPlace(message.webhookId);
  const former = message.formerSecret && message.formerUntil && message.formerUntil > now ? message.formerSecret : null;
  const secrets = [message.secret, ...(former ? [former] : [])].map((sealed) => sealer.open(sealed, place));
  const body = bodyOf(message, tenant.slug);
  const signed = signedHeaders({ id: `msg_${message.id}`, at: Math.floor(now.getTime() / 1_000), body }, secrets);
  const requestHeaders = { "content-type": "application/json", ...signed };
  const ways = {
    loopback: !config.production,
    privateHosts: config.connectors.privateHosts,
    largest: largestAnswer,
    milliseconds: patience,
  };
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const answer = await reachOutside(new URL(message.url), { method: "POST", headers: requestHeaders, body }, ways);
    const text = await answer.text();
    const milliseconds = took();
    const redirected = answer.status >= 300 && answer.status < 400;
    const fault = redirected ? "redirected" : null;
    return { status: answer.status, fault, milliseconds, requestHeaders, ...keptAnswer(answer.headers, text) };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    const nothing = { status: null, answerHeaders: null, answer: "" };
    return { ...nothing, fault: error.reason, milliseconds: took(), requestHeaders };
  }
}
