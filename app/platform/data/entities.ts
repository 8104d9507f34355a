import { defineEntity } from "@mikro-orm/core";

export const AuditEntry = defineEntity({
  name: "AuditEntry",
  tableName: "audit_entry",
  schema: "*",
  properties: (p) => ({
    id: p.bigint("string").primary().autoincrement(),
    at: p.datetime().columnType("timestamptz"),
    actorId: p.uuid().nullable(),
    action: p.text(),
    subjectType: p.text(),
    subjectId: p.uuid().nullable(),
    detail: p.json<unknown>(),
    requestId: p.text(),
    transactionId: p.string().columnType("xid8").defaultRaw("pg_current_xact_id()"),
  }),
});

export const AuditLink = defineEntity({
  name: "AuditLink",
  tableName: "audit_link",
  schema: "*",
  properties: (p) => ({
    position: p.bigint("string").primary(),
    entryId: p.bigint("string"),
    transactionId: p.string().columnType("xid8"),
    hash: p.blob(),
  }),
});

export const Outbox = defineEntity({
  name: "Outbox",
  tableName: "outbox",
  schema: "*",
  properties: (p) => ({
    id: p.bigint("string").primary().autoincrement(),
    name: p.text(),
    payload: p.json<unknown>(),
    actorId: p.uuid().nullable(),
    recordedAt: p.datetime().columnType("timestamptz"),
    relayedAt: p.datetime().columnType("timestamptz").nullable(),
    attempts: p.integer().defaultRaw("0"),
    notBefore: p.datetime().columnType("timestamptz").nullable(),
    lastError: p.text().nullable(),
  }),
});

export const IdempotencyKey = defineEntity({
  name: "IdempotencyKey",
  tableName: "idempotency_key",
  schema: "*",
  properties: (p) => ({
    actorId: p.uuid().primary(),
    key: p.text().primary(),
    requestHash: p.text(),
    status: p.integer(),
    response: p.json<unknown>().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

/** Every table of this room. */
export const platformEntities = [AuditEntry, AuditLink, Outbox, IdempotencyKey] as const;
