import { defineEntity } from "@mikro-orm/core";
import type { DocumentAsks, DocumentState } from "#app/platform/signatures/document-state.ts";

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

/** One a transaction that wrote to a table that rights derive from. */
export const AccessChange = defineEntity({
  name: "AccessChange",
  tableName: "access_change",
  schema: "*",
  properties: (p) => ({ id: p.uuid().primary() }),
});

/** How often tables of a room were written to: what is kept of what they say is of one edition. */
export const RoomEdition = defineEntity({
  name: "RoomEdition",
  tableName: "room_edition",
  schema: "*",
  properties: (p) => ({ room: p.text().primary(), edition: p.bigint("string") }),
});

export const RecordChange = defineEntity({
  name: "RecordChange",
  tableName: "record_change",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    sequence: p.bigint("string").autoincrement(),
    recordKind: p.text(),
    recordId: p.uuid(),
    employeeId: p.uuid().nullable(),
    at: p.datetime().columnType("timestamptz"),
    field: p.text(),
    valueBefore: p.json<unknown>().nullable(),
    valueAfter: p.json<unknown>().nullable(),
    reason: p.text().nullable(),
    actId: p.uuid().nullable(),
  }),
});

/** A record of a list that a program follows, as its reader was answered it last. */
export const FollowedRecord = defineEntity({
  name: "FollowedRecord",
  tableName: "followed_record",
  schema: "*",
  properties: (p) => ({
    readerId: p.uuid().primary(),
    list: p.text().primary(),
    recordId: p.uuid().primary(),
    digest: p.text(),
    changedAt: p.datetime().columnType("timestamptz"),
    gone: p.boolean().default(false),
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

export const Attachment = defineEntity({
  name: "Attachment",
  tableName: "attachment",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    recordKind: p.text(),
    recordId: p.uuid(),
    position: p.smallint(),
    kind: p.text(),
    fileName: p.text(),
    contentType: p.text(),
    byteSize: p.integer(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    storeKey: p.text(),
    uploadedBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    removedAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const BackgroundTask = defineEntity({
  name: "BackgroundTask",
  tableName: "background_task",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    position: p.bigint("string").autoincrement(),
    kind: p.text(),
    aboutId: p.uuid().nullable(),
    params: p.json<unknown>(),
    state: p.text(),
    phase: p.text().nullable(),
    done: p.integer().defaultRaw("0"),
    total: p.integer().defaultRaw("0"),
    result: p.json<unknown>().nullable(),
    error: p.json<unknown>().nullable(),
    fileName: p.text().nullable(),
    fileType: p.text().nullable(),
    content: p.blob().nullable(),
    askedBy: p.uuid(),
    askedAt: p.datetime().columnType("timestamptz"),
    startedAt: p.datetime().columnType("timestamptz").nullable(),
    heardAt: p.datetime().columnType("timestamptz"),
    endedAt: p.datetime().columnType("timestamptz").nullable(),
    cancelAskedAt: p.datetime().columnType("timestamptz").nullable(),
    attempts: p.integer().defaultRaw("0"),
    mostAttempts: p.integer().defaultRaw("3"),
    expiresAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const BackgroundTaskPiece = defineEntity({
  name: "BackgroundTaskPiece",
  tableName: "background_task_piece",
  schema: "*",
  properties: (p) => ({
    taskId: p.uuid().primary(),
    attempt: p.integer().primary(),
    number: p.integer().primary(),
    content: p.blob(),
  }),
});

export const SignedDocument = defineEntity({
  name: "SignedDocument",
  tableName: "signed_document",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    recordKind: p.text(),
    recordId: p.uuid(),
    signerId: p.uuid(),
    asks: p.text().$type<DocumentAsks>(),
    content: p.text(),
    contentDigest: p.text(),
    state: p.text().$type<DocumentState>(),
    issuedBy: p.uuid().nullable(),
    issuedAt: p.datetime().columnType("timestamptz"),
    expiresOn: p.date().nullable(),
    settledBy: p.uuid().nullable(),
    settledAt: p.datetime().columnType("timestamptz").nullable(),
    typedName: p.text().nullable(),
    statement: p.text().nullable(),
    witnessId: p.uuid().nullable(),
    proof: p.text().nullable(),
    proofSignature: p.text().nullable(),
    version: p.integer().version(),
  }),
});

/** Every table of the platform. */
export const OutsideLetter = defineEntity({
  name: "OutsideLetter",
  tableName: "outside_letter",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    senderId: p.uuid(),
    aboutId: p.uuid(),
    address: p.text(),
    sentAt: p.datetime().columnType("timestamptz"),
    leavesAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const platformEntities = [
  AccessChange,
  RoomEdition,
  AuditEntry,
  AuditLink,
  Outbox,
  RecordChange,
  FollowedRecord,
  IdempotencyKey,
  Attachment,
  BackgroundTask,
  BackgroundTaskPiece,
  SignedDocument,
  OutsideLetter,
] as const;
