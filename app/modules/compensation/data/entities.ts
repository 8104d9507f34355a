import { defineEntity } from "@mikro-orm/core";
import type { CycleSettings } from "../domain/cycle-settings.ts";

export const CompensationImport = defineEntity({
  name: "CompensationImport",
  tableName: "compensation_import",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    lines: p.integer(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    undoneAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

/** A component of somebody's pay from a day on. `sealed` is the amount for a year, with its currency. */
export const CompensationPay = defineEntity({
  name: "CompensationPay",
  tableName: "compensation_pay",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    component: p.text(),
    effectiveOn: p.date(),
    sealed: p.text(),
    source: p.text(),
    originId: p.uuid().nullable(),
    recordedBy: p.uuid(),
    recordedAt: p.datetime().columnType("timestamptz"),
    replacedAt: p.datetime().columnType("timestamptz").nullable(),
    replacedBy: p.uuid().nullable(),
  }),
});

export const CompensationBand = defineEntity({
  name: "CompensationBand",
  tableName: "compensation_band",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    gradeId: p.uuid(),
    jobFunctionId: p.uuid().nullable(),
    locationId: p.uuid().nullable(),
    currency: p.text(),
    minimum: p.bigint("number"),
    midpoint: p.bigint("number"),
    maximum: p.bigint("number"),
    effectiveOn: p.date(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const CompensationCycle = defineEntity({
  name: "CompensationCycle",
  tableName: "compensation_cycle",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    state: p.text(),
    currency: p.text(),
    effectiveOn: p.date(),
    guidelineType: p.text(),
    reviewCycleId: p.uuid().nullable(),
    budgetMode: p.text(),
    /** What units are given by hand; sealed, for a unit may be one person. */
    unitBudgets: p.text().nullable(),
    settings: p.json<CycleSettings>(),
    publisherId: p.uuid(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    launchedAt: p.datetime().columnType("timestamptz").nullable(),
    publishedAt: p.datetime().columnType("timestamptz").nullable(),
    reminded: p.array().columnType("text[]").default([]),
    version: p.integer().version(),
  }),
});

export const CompensationGuideline = defineEntity({
  name: "CompensationGuideline",
  tableName: "compensation_guideline",
  schema: "*",
  properties: (p) => ({
    cycleId: p.uuid().primary(),
    rating: p.text().primary(),
    zone: p.text().primary(),
    minimum: p.integer(),
    target: p.integer(),
    maximum: p.integer(),
  }),
});

/** What a unit has to give, and has given; sealed, for it may be about one person alone. */
export const CompensationBudget = defineEntity({
  name: "CompensationBudget",
  tableName: "compensation_budget",
  schema: "*",
  properties: (p) => ({
    cycleId: p.uuid().primary(),
    nodeId: p.uuid().primary(),
    parentId: p.uuid().nullable(),
    name: p.text(),
    people: p.integer(),
    sealed: p.text(),
  }),
});

/** Somebody in a cycle: `facts` are what was known of their pay at the launch, `proposal` what they shall get; both sealed. */
export const CompensationMember = defineEntity({
  name: "CompensationMember",
  tableName: "compensation_member",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    cycleId: p.uuid(),
    employeeId: p.uuid(),
    excluded: p.text().nullable(),
    nodeId: p.uuid(),
    proposerId: p.uuid().nullable(),
    approverIds: p.array().columnType("uuid[]"),
    publisherId: p.uuid(),
    turn: p.text(),
    level: p.integer(),
    turnId: p.uuid().nullable(),
    rating: p.text().nullable(),
    facts: p.text().nullable(),
    proposal: p.text().nullable(),
    proposed: p.boolean(),
    mark: p.text(),
    sentBack: p.boolean(),
    assigned: p.boolean(),
    version: p.integer(),
  }),
});

export const CompensationEntry = defineEntity({
  name: "CompensationEntry",
  tableName: "compensation_entry",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    position: p.bigint("string").autoincrement(),
    cycleId: p.uuid(),
    memberId: p.uuid(),
    kind: p.text(),
    sealed: p.text().nullable(),
    madeBy: p.uuid(),
    madeAt: p.datetime().columnType("timestamptz"),
  }),
});

export const CompensationLetter = defineEntity({
  name: "CompensationLetter",
  tableName: "compensation_letter",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    cycleId: p.uuid(),
    memberId: p.uuid(),
    employeeId: p.uuid(),
    sealed: p.text(),
    createdAt: p.datetime().columnType("timestamptz"),
    releasedAt: p.datetime().columnType("timestamptz").nullable(),
    acknowledgedAt: p.datetime().columnType("timestamptz").nullable(),
    withdrawnAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

/** A copy of the lines somebody plans for, under a name; nobody but them sees it. */
export const CompensationWhatIf = defineEntity({
  name: "CompensationWhatIf",
  tableName: "compensation_what_if",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    cycleId: p.uuid(),
    ownerId: p.uuid(),
    name: p.text(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

/** A line of a copy: `copiedVersion` is that of the member's line when it was copied; `proposal` is sealed. */
export const CompensationWhatIfLine = defineEntity({
  name: "CompensationWhatIfLine",
  tableName: "compensation_what_if_line",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    whatIfId: p.uuid(),
    memberId: p.uuid(),
    copiedVersion: p.integer(),
    proposal: p.text().nullable(),
    mark: p.text(),
    version: p.integer(),
  }),
});

export const compensationEntities = [
  CompensationImport,
  CompensationPay,
  CompensationBand,
  CompensationCycle,
  CompensationGuideline,
  CompensationBudget,
  CompensationMember,
  CompensationEntry,
  CompensationLetter,
  CompensationWhatIf,
  CompensationWhatIfLine,
] as const;
