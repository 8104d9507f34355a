import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { hookSchemeOf, hookSchemes } from "./hook-scheme-names.ts";
import { hearHook, type RawHook } from "./hook-schemes.ts";

const key = "key-of-the-test";
const body = Buffer.from('{"a":1}');
const now = new Date("2026-03-01T00:00:00Z");
const at = String(now.getTime() / 1_000);
const hex = (text: string) => createHmac("sha256", key).update(text).digest("hex");
const base64 = (text: string) => createHmac("sha256", key).update(text).digest("base64");

const signed: Record<string, RawHook["headers"]> = {
  github: { "x-hub-signature-256": `sha256=${hex(String(body))}`, "x-github-delivery": "d1" },
  gitlab: { "x-gitlab-token": key, "x-gitlab-event-uuid": "d1" },
  standard: {
    "webhook-id": "d1",
    "webhook-timestamp": at,
    "webhook-signature": `v1,other v1,${base64(`d1.${at}.${String(body)}`)}`,
  },
  slack: { "x-slack-request-timestamp": at, "x-slack-signature": `v0=${hex(`v0:${at}:${String(body)}`)}` },
  bamboohr: { "x-bamboohr-timestamp": at, "x-bamboohr-signature": hex(`${String(body)}${at}`) },
};
/** Each scheme at a connector whose source signs so. */
const signedAt = (scheme: string) => ({ connector: scheme === "standard" ? "workday" : scheme, scheme });
const timed = ["standard", "slack", "bamboohr"];

test("every scheme stands here", () => expect(Object.keys(signed)).toEqual(hookSchemes));

test.each(hookSchemes)("%s: what is signed is heard, what was changed or signed by another key is not", (scheme) => {
  const headers = signed[scheme]!;
  const heard = hearHook(signedAt(scheme), { headers, body, now }, key);
  expect(heard?.delivery.length).toBeGreaterThan(1);
  expect(hearHook(signedAt(scheme), { headers, body, now }, "another key")).toBeNull();
  expect(hearHook(signedAt(scheme), { headers: {}, body, now }, key)).toBeNull();
  if (scheme !== "gitlab")
    expect(hearHook(signedAt(scheme), { headers, body: Buffer.from('{"a":2}'), now }, key)).toBeNull();
});

test.each(timed)("%s: what is old is not heard", (scheme) => {
  const later = new Date(now.getTime() + 6 * 60_000);
  expect(hearHook(signedAt(scheme), { headers: signed[scheme]!, body, now: later }, key)).toBeNull();
});

test.each(hookSchemes)("%s: what stands beside the signature makes no new message of it", (scheme) => {
  const headers = { ...signed[scheme], "x-github-delivery": "d2", "x-gitlab-event-uuid": "d2", "x-request-id": "d2" };
  const [first, again] = [signed[scheme]!, headers].map((each) =>
    hearHook(signedAt(scheme), { headers: each, body, now }, key),
  );
  expect(again).toEqual(first);
});

test("a message is heard by the one scheme of its connector, whatever else its signature would fit", () => {
  const seen = Buffer.from(`v0:${at}:${String(body)}`);
  const headers = { "x-hub-signature-256": `sha256=${hex(String(seen))}` };
  const years = new Date("2030-01-01T00:00:00Z");
  for (const scheme of ["github", "standard"])
    expect(hearHook({ connector: "slack", scheme }, { headers, body: seen, now: years }, key)).toBeNull();
  for (const connector of hookSchemes.filter((each) => each !== "standard"))
    for (const scheme of hookSchemes.filter((each) => each !== hookSchemeOf(connector)))
      expect(hearHook({ connector, scheme }, { headers: signed[scheme]!, body, now }, key)).toBeNull();
});

test("a scheme nobody knows hears nothing", () => {
  for (const connector of ["constructor", "github"])
    expect(hearHook({ connector, scheme: "constructor" }, { headers: {}, body, now }, key)).toBeNull();
});
