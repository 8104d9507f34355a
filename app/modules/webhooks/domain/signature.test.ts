import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { newSecret } from "../data/webhook-secret.ts";
import { signedHeaders } from "./signature.ts";

const at = Math.floor(Date.now() / 1000);
const message = { id: "msg_1", at, body: '{"type":"goals.closed","data":{"grüße":"✓"}}' };

test("a receiver with the public library of Standard Webhooks finds the signature right", () => {
  const secret = newSecret();
  expect(new Webhook(secret).verify(message.body, signedHeaders(message, [secret]))).toEqual(JSON.parse(message.body));
});

test("while a secret is replaced, receivers with the former and with the new one both do", () => {
  const [former, fresh] = [newSecret(), newSecret()];
  const headers = signedHeaders(message, [fresh, former]);
  for (const secret of [former, fresh]) expect(() => new Webhook(secret).verify(message.body, headers)).not.toThrow();
});

test("a body that was changed, another number, an old moment or another secret are refused", () => {
  const secret = newSecret();
  const headers = signedHeaders(message, [secret]);
  const old = signedHeaders({ ...message, at: at - 3600 }, [secret]);
  expect(() => new Webhook(secret).verify(`${message.body} `, headers)).toThrow();
  expect(() => new Webhook(secret).verify(message.body, { ...headers, "webhook-id": "msg_2" })).toThrow();
  expect(() => new Webhook(secret).verify(message.body, old)).toThrow();
  expect(() => new Webhook(newSecret()).verify(message.body, headers)).toThrow();
});
