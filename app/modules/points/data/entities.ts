import { defineEntity } from "@mikro-orm/core";

export const PointsPolicy = defineEntity({
  name: "PointsPolicy",
  tableName: "points_policy",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    audience: p.json<unknown>(),
    createdAt: p.datetime().columnType("timestamptz"),
    createdBy: p.uuid().nullable(),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const PointsRulesRow = defineEntity({
  name: "PointsRulesRow",
  tableName: "points_rules",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    policyId: p.uuid(),
    validFrom: p.date(),
    rules: p.json<unknown>(),
    recordedAt: p.datetime().columnType("timestamptz"),
    recordedBy: p.uuid().nullable(),
    supersededAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const ShiftEventRow = defineEntity({
  name: "ShiftEventRow",
  tableName: "shift_event",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    kind: p.text(),
    day: p.date(),
    minutes: p.integer().nullable(),
    days: p.integer().nullable(),
    shiftMinutes: p.integer().nullable(),
    source: p.text(),
    sourceId: p.text().nullable(),
    note: p.text(),
    policyId: p.uuid().nullable(),
    withdrawnAt: p.datetime().columnType("timestamptz").nullable(),
    withdrawnReason: p.text(),
    recordedAt: p.datetime().columnType("timestamptz"),
    recordedBy: p.uuid().nullable(),
    version: p.integer().version(),
  }),
});

export const PointsEntry = defineEntity({
  name: "PointsEntry",
  tableName: "points_entry",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    eventId: p.uuid(),
    cause: p.text(),
    points: p.integer(),
    countsOn: p.date(),
    expiresOn: p.date(),
    rulesId: p.uuid(),
    rule: p.text(),
    postedAt: p.datetime().columnType("timestamptz"),
    reverses: p.uuid().nullable(),
  }),
});

export const PointsEscalation = defineEntity({
  name: "PointsEscalation",
  tableName: "points_escalation",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    points: p.integer(),
    balance: p.integer(),
    notificationAction: p.text(),
    escalationAction: p.text(),
    probationLevel: p.integer().nullable(),
    crossedOn: p.date(),
    heldFrom: p.date(),
    heldUntil: p.date().nullable(),
    supported: p.boolean(),
    state: p.text(),
    comment: p.text(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().columnType("timestamptz").nullable(),
    raisedAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const PointsAppeal = defineEntity({
  name: "PointsAppeal",
  tableName: "points_appeal",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    eventId: p.uuid(),
    employeeId: p.uuid(),
    reason: p.text(),
    state: p.text(),
    askedAt: p.datetime().columnType("timestamptz"),
    answer: p.text(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const PointsPerson = defineEntity({
  name: "PointsPerson",
  tableName: "points_person",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    derivedAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const PointsNight = defineEntity({
  name: "PointsNight",
  tableName: "points_night",
  schema: "*",
  properties: (p) => ({
    day: p.date().primary(),
  }),
});

/** Every table of this room. */
export const pointsEntities = [
  PointsPolicy,
  PointsRulesRow,
  ShiftEventRow,
  PointsEntry,
  PointsEscalation,
  PointsAppeal,
  PointsPerson,
  PointsNight,
] as const;
