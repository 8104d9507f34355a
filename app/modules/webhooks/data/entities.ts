import { defineEntity } from "@mikro-orm/core";

export const Webhook = defineEntity({
  name: "Webhook",
  tableName: "webhook",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    url: p.text(),
    events: p.array().columnType("text[]"),
    ownerId: p.uuid(),
    secret: p.text(),
    formerSecret: p.text().nullable(),
    formerUntil: p.datetime().columnType("timestamptz").nullable(),
    state: p.text(),
    stoppedBecause: p.text().nullable(),
    failures: p.integer().defaultRaw("0"),
    deliveredAt: p.datetime().columnType("timestamptz").nullable(),
    wakeAt: p.datetime().columnType("timestamptz").nullable(),
    busyUntil: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const WebhookMessage = defineEntity({
  name: "WebhookMessage",
  tableName: "webhook_message",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    webhookId: p.uuid(),
    sequence: p.bigint().nullable(),
    event: p.text(),
    payload: p.json(),
    happenedAt: p.datetime().columnType("timestamptz"),
    state: p.text(),
    tries: p.integer().defaultRaw("0"),
    attempts: p.integer().defaultRaw("0"),
    nextAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const WebhookAttempt = defineEntity({
  name: "WebhookAttempt",
  tableName: "webhook_attempt",
  schema: "*",
  properties: (p) => ({
    messageId: p.uuid().primary(),
    number: p.integer().primary(),
    at: p.datetime().columnType("timestamptz"),
    status: p.integer().nullable(),
    fault: p.text().nullable(),
    milliseconds: p.integer(),
    requestHeaders: p.json(),
    answerHeaders: p.json().nullable(),
    answer: p.text(),
  }),
});

/** Every table of this room. */
export const webhooksEntities = [Webhook, WebhookMessage, WebhookAttempt] as const;
