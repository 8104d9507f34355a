import { defineEntity } from "@mikro-orm/core";
import type { ErasureCounts, ErasureState } from "../erasure/domain/erasure.ts";

export const SupportConsent = defineEntity({
  name: "SupportConsent",
  tableName: "support_consent",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    grantedBy: p.uuid(),
    reason: p.text(),
    grantedAt: p.datetime().columnType("timestamptz"),
    expiresAt: p.datetime().columnType("timestamptz"),
    endedAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const CalendarAddress = defineEntity({
  name: "CalendarAddress",
  tableName: "calendar_address",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    secretHash: p.text(),
    createdAt: p.datetime().columnType("timestamptz"),
    lastReadAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const SsoCertificate = defineEntity({
  name: "SsoCertificate",
  tableName: "sso_certificate",
  schema: "*",
  properties: (p) => ({
    fingerprint: p.text().primary(),
    name: p.text(),
    endsAt: p.datetime().columnType("timestamptz"),
    toldDays: p.integer().nullable(),
  }),
});

export const SsoJoining = defineEntity({
  name: "SsoJoining",
  tableName: "sso_joining",
  schema: "*",
  properties: (p) => ({
    one: p.boolean().primary().defaultRaw("true"),
    addsPeople: p.boolean(),
    groupsClaim: p.text(),
    version: p.integer().version(),
    changedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const SsoGroupRole = defineEntity({
  name: "SsoGroupRole",
  tableName: "sso_group_role",
  schema: "*",
  properties: (p) => ({
    groupName: p.text().primary(),
    roleId: p.uuid().primary(),
  }),
});

export const PersonErasure = defineEntity({
  name: "PersonErasure",
  tableName: "person_erasure",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    state: p.text().$type<ErasureState>(),
    askedBy: p.uuid(),
    askedAt: p.datetime().columnType("timestamptz"),
    erasesOn: p.date(),
    calledOffBy: p.uuid().nullable(),
    calledOffAt: p.datetime().columnType("timestamptz").nullable(),
    counts: p.json<ErasureCounts>().defaultRaw("'{}'::jsonb"),
    doneAt: p.datetime().columnType("timestamptz").nullable(),
    proof: p.text().nullable(),
    proofSignature: p.text().nullable(),
    publicKey: p.text().nullable(),
    version: p.integer().version(),
  }),
});

/** Every table of this room. */
export const identityEntities = [
  SupportConsent,
  CalendarAddress,
  SsoCertificate,
  SsoJoining,
  SsoGroupRole,
  PersonErasure,
] as const;
