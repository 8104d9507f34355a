import { defineEntity } from "@mikro-orm/core";
import { GoalAccessTemplate } from "./template-entities.ts";

export const GoalPeriod = defineEntity({
  name: "GoalPeriod",
  tableName: "goal_period",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    kind: p.text(),
    startsOn: p.date(),
    endsOn: p.date(),
  }),
});

export const Goal = defineEntity({
  name: "Goal",
  tableName: "goal",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    kind: p.text(),
    title: p.text(),
    description: p.text().defaultRaw("''::text"),
    parentId: p.uuid().nullable(),
    periodId: p.uuid(),
    level: p.text().defaultRaw("'COMPANY'::text"),
    orgUnitId: p.uuid().nullable(),
    teamId: p.uuid().nullable(),
    visibility: p.text().defaultRaw("'GLOBAL'::text"),
    progressType: p.text(),
    measureType: p.text().defaultRaw("'PERCENTAGE'::text"),
    currency: p.string().columnType("character(3)").nullable(),
    startValue: p.string().columnType("numeric(22,6)").defaultRaw("0"),
    targetValue: p.string().columnType("numeric(22,6)").defaultRaw("100"),
    actualValue: p.string().columnType("numeric(22,6)").nullable(),
    percent: p.double().nullable(),
    position: p.integer().defaultRaw("0"),
    weightage: p.string().columnType("numeric(7,4)").defaultRaw("0"),
    progressLevel: p.text().defaultRaw("'ON_TRACK'::text"),
    closureStatus: p.text().nullable(),
    levelBeforeClosing: p.text().nullable(),
    startDate: p.date(),
    dueDate: p.date(),
    dueDateReason: p.text().nullable(),
    completedAt: p.datetime().columnType("timestamptz").nullable(),
    closedAt: p.datetime().columnType("timestamptz").nullable(),
    lastCheckInAt: p.datetime().columnType("timestamptz").nullable(),
    source: p.text().defaultRaw("'WEB'::text"),
    metricId: p.uuid().nullable(),
    metricExpression: p.text().nullable(),
    trackedByPlugin: p.text().nullable(),
    isOnboarding: p.boolean().defaultRaw("false"),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
    copiedFromId: p.uuid().nullable(),
  }),
});

export const GoalOwner = defineEntity({
  name: "GoalOwner",
  tableName: "goal_owner",
  schema: "*",
  properties: (p) => ({
    goalId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    ownerType: p.text(),
  }),
});

export const GoalTeam = defineEntity({
  name: "GoalTeam",
  tableName: "goal_team",
  schema: "*",
  properties: (p) => ({
    goalId: p.uuid().primary(),
    teamId: p.uuid().primary(),
  }),
});

export const GoalCheckIn = defineEntity({
  name: "GoalCheckIn",
  tableName: "goal_check_in",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    sequence: p.bigint("string").autoincrement(),
    goalId: p.uuid(),
    employeeId: p.uuid().nullable(),
    at: p.datetime().columnType("timestamptz"),
    valueBefore: p.string().columnType("numeric(22,6)").nullable(),
    value: p.string().columnType("numeric(22,6)").nullable(),
    percentBefore: p.double().nullable(),
    percent: p.double().nullable(),
    progressLevel: p.text(),
    comment: p.text().defaultRaw("''::text"),
    rolledUpFrom: p.uuid().nullable(),
    acknowledgedBy: p.uuid().nullable(),
    acknowledgedAt: p.datetime().columnType("timestamptz").nullable(),
    metricId: p.uuid().nullable(),
    measureType: p.text().nullable(),
    currency: p.string().columnType("character(3)").nullable(),
  }),
});

export const GoalDependency = defineEntity({
  name: "GoalDependency",
  tableName: "goal_dependency",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    goalId: p.uuid(),
    needsGoalId: p.uuid(),
    status: p.text(),
    note: p.text().defaultRaw("''::text"),
    askedBy: p.uuid(),
    askedAt: p.datetime().columnType("timestamptz"),
    answeredBy: p.uuid().nullable(),
    answeredAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const GoalFeed = defineEntity({
  name: "GoalFeed",
  tableName: "goal_feed",
  schema: "*",
  properties: (p) => ({
    childId: p.uuid().primary(),
    parentId: p.uuid().primary(),
    weight: p.string().columnType("numeric(7,4)").defaultRaw("0"),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

export const GoalRealignment = defineEntity({
  name: "GoalRealignment",
  tableName: "goal_realignment",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    goalId: p.uuid(),
    employeeId: p.uuid().nullable(),
    at: p.datetime().columnType("timestamptz"),
    mode: p.text(),
    moves: p.json<unknown>(),
    undoneAt: p.datetime().columnType("timestamptz").nullable(),
    undoneBy: p.uuid().nullable(),
  }),
});

/** Every table of this room. */
export const goalsEntities = [
  GoalPeriod,
  Goal,
  GoalOwner,
  GoalTeam,
  GoalCheckIn,
  GoalDependency,
  GoalFeed,
  GoalRealignment,
  GoalAccessTemplate,
] as const;
