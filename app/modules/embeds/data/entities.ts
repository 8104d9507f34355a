import { defineEntity } from "@mikro-orm/core";

export const EmbedKey = defineEntity({
  name: "EmbedKey",
  tableName: "embed_key",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    publicKey: p.text(),
    origins: p.array().columnType("text[]"),
    scopes: p.array().columnType("text[]"),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    lastUsedAt: p.datetime().columnType("timestamptz").nullable(),
    revokedAt: p.datetime().columnType("timestamptz").nullable(),
    retiresAt: p.datetime().columnType("timestamptz").nullable(),
    replacesId: p.uuid().nullable(),
  }),
});

export const EmbedUse = defineEntity({
  name: "EmbedUse",
  tableName: "embed_use",
  schema: "*",
  properties: (p) => ({
    keyId: p.uuid().primary(),
    day: p.date().primary(),
    opened: p.integer().defaultRaw("0"),
    sent: p.integer().defaultRaw("0"),
    refused: p.integer().defaultRaw("0"),
  }),
});

export const EmbedSession = defineEntity({
  name: "EmbedSession",
  tableName: "embed_session",
  schema: "*",
  properties: (p) => ({
    tokenHash: p.text().primary(),
    keyId: p.uuid(),
    jti: p.text(),
    employeeId: p.uuid(),
    scopes: p.array().columnType("text[]"),
    origin: p.text(),
    createdAt: p.datetime().columnType("timestamptz"),
    expiresAt: p.datetime().columnType("timestamptz"),
  }),
});

/** Every table of this room. */
export const embedsEntities = [EmbedKey, EmbedSession, EmbedUse] as const;
