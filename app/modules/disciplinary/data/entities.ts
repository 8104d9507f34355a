import { defineEntity } from "@mikro-orm/core";

export const DisciplinarySettings = defineEntity({
  name: "DisciplinarySettings",
  tableName: "disciplinary_settings",
  schema: "*",
  properties: (p) => ({
    id: p.integer().primary(),
    review: p.boolean(),
    managersRaise: p.text(),
    managersSee: p.text(),
    showsStatements: p.boolean(),
    asks: p.text(),
    answerDays: p.integer(),
    appealDays: p.integer(),
    verbalMonths: p.integer(),
    writtenMonths: p.integer(),
    finalMonths: p.integer(),
    retentionMonths: p.integer().nullable(),
    preamble: p.text(),
    hiddenTypes: p.array().columnType("text[]"),
    hiddenSeverities: p.array().columnType("text[]"),
    version: p.integer().version(),
  }),
});

export const DisciplinaryType = defineEntity({
  name: "DisciplinaryType",
  tableName: "disciplinary_type",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const DisciplinaryNote = defineEntity({
  name: "DisciplinaryNote",
  tableName: "disciplinary_note",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    authorId: p.uuid(),
    groupId: p.uuid(),
    type: p.text(),
    severity: p.text(),
    step: p.text(),
    occurredOn: p.date(),
    reportedAt: p.datetime().columnType("timestamptz"),
    state: p.text(),
    revision: p.integer(),
    body: p.text(),
    reviewComment: p.text(),
    publishedAt: p.datetime().columnType("timestamptz").nullable(),
    publishedBy: p.uuid().nullable(),
    asks: p.text().nullable(),
    answerBy: p.date().nullable(),
    outcome: p.text().nullable(),
    outcomeAt: p.datetime().columnType("timestamptz").nullable(),
    countsUntil: p.date().nullable(),
    keepUntil: p.date().nullable(),
    heldAt: p.datetime().columnType("timestamptz").nullable(),
    heldBy: p.uuid().nullable(),
    holdReason: p.text(),
    source: p.text().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const DisciplinaryRevision = defineEntity({
  name: "DisciplinaryRevision",
  tableName: "disciplinary_revision",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    noteId: p.uuid(),
    number: p.integer(),
    body: p.text(),
    rephrased: p.boolean(),
    typing: p.boolean(),
    writtenBy: p.uuid().nullable(),
    writtenAt: p.datetime().columnType("timestamptz"),
  }),
});

const DisciplinaryPastNote = defineEntity({
  name: "DisciplinaryPastNote",
  tableName: "disciplinary_past_note",
  schema: "*",
  properties: (p) => ({
    noteId: p.uuid().primary(),
    pastNoteId: p.uuid().primary(),
  }),
});

const DisciplinaryEvidence = defineEntity({
  name: "DisciplinaryEvidence",
  tableName: "disciplinary_evidence",
  schema: "*",
  properties: (p) => ({
    attachmentId: p.uuid().primary(),
    noteId: p.uuid(),
    fileName: p.text(),
    digest: p.text(),
    addedBy: p.uuid().nullable(),
    addedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const DisciplinaryWitness = defineEntity({
  name: "DisciplinaryWitness",
  tableName: "disciplinary_witness",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    noteId: p.uuid(),
    employeeId: p.uuid(),
    question: p.text(),
    statement: p.text(),
    askedBy: p.uuid(),
    askedAt: p.datetime().columnType("timestamptz"),
    statedAt: p.datetime().columnType("timestamptz").nullable(),
    declinedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const DisciplinaryAppeal = defineEntity({
  name: "DisciplinaryAppeal",
  tableName: "disciplinary_appeal",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    noteId: p.uuid(),
    reason: p.text(),
    state: p.text(),
    madeAt: p.datetime().columnType("timestamptz"),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().columnType("timestamptz").nullable(),
    decision: p.text(),
    version: p.integer().version(),
  }),
});

export const DisciplinaryExpunged = defineEntity({
  name: "DisciplinaryExpunged",
  tableName: "disciplinary_expunged",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    expungedAt: p.datetime().columnType("timestamptz"),
    expungedBy: p.uuid().nullable(),
    because: p.text(),
    reason: p.text(),
    counts: p.json<unknown>(),
    proof: p.text(),
    proofSignature: p.text(),
    publicKey: p.text(),
  }),
});

/** Every table of this room that is written record by record. */
export const disciplinaryEntities = [
  DisciplinarySettings,
  DisciplinaryType,
  DisciplinaryNote,
  DisciplinaryRevision,
  DisciplinaryPastNote,
  DisciplinaryEvidence,
  DisciplinaryWitness,
  DisciplinaryAppeal,
  DisciplinaryExpunged,
] as const;
