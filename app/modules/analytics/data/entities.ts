import { defineEntity } from "@mikro-orm/core";
import type { ReportDefinition } from "../domain/report.ts";

export const AnalyticsConnection = defineEntity({
  name: "AnalyticsConnection",
  tableName: "analytics_connection",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    sole: p.boolean().defaultRaw("true"),
    kind: p.text(),
    baseUrl: p.text(),
    account: p.text().nullable(),
    secret: p.text(),
    changedBy: p.uuid(),
    changedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const AnalyticsDashboard = defineEntity({
  name: "AnalyticsDashboard",
  tableName: "analytics_dashboard",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    connectionId: p.uuid(),
    name: p.text(),
    providerRef: p.text(),
    module: p.text(),
    parameters: p.json<unknown>().defaultRaw("'{}'::jsonb"),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

export const MeasureQuarter = defineEntity({
  name: "MeasureQuarter",
  tableName: "measure_quarter",
  schema: "*",
  properties: (p) => ({
    measure: p.text().primary(),
    startsOn: p.date().primary(),
    people: p.integer(),
    untold: p.integer(),
    /** Of fewer people than this nothing was to be told when it was published; 0 where nobody had said. */
    fewest: p.integer(),
    publishedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const MeasureBlock = defineEntity({
  name: "MeasureBlock",
  tableName: "measure_block",
  schema: "*",
  properties: (p) => ({
    measure: p.text().primary(),
    startsOn: p.date().primary(),
    block: p.integer().primary(),
    people: p.integer(),
    value: p.double(),
    weight: p.double(),
    source: p.uuid().nullable(),
  }),
});

export const MeasureBlockPerson = defineEntity({
  name: "MeasureBlockPerson",
  tableName: "measure_block_person",
  schema: "*",
  properties: (p) => ({
    measure: p.text().primary(),
    startsOn: p.date().primary(),
    employeeId: p.uuid().primary(),
    block: p.integer().primary(),
  }),
});

export const MeasureTotal = defineEntity({
  name: "MeasureTotal",
  tableName: "measure_total",
  schema: "*",
  properties: (p) => ({
    measure: p.text().primary(),
    startsOn: p.date().primary(),
    value: p.double(),
    weight: p.double(),
    people: p.integer(),
    countedOn: p.date(),
  }),
});

export const AnalyticsReport = defineEntity({
  name: "AnalyticsReport",
  tableName: "analytics_report",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    name: p.text(),
    definition: p.json<ReportDefinition>(),
    shared: p.boolean(),
    createdAt: p.datetime().columnType("timestamptz"),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const AnalyticsPin = defineEntity({
  name: "AnalyticsPin",
  tableName: "analytics_pin",
  schema: "*",
  properties: (p) => ({
    reportId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    pinnedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const AnalyticsSchedule = defineEntity({
  name: "AnalyticsSchedule",
  tableName: "analytics_schedule",
  schema: "*",
  properties: (p) => ({
    reportId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    rhythm: p.text(),
    format: p.text(),
    nextOn: p.date(),
  }),
});

/** Every table of this room. */
export const analyticsEntities = [
  AnalyticsConnection,
  AnalyticsDashboard,
  MeasureQuarter,
  MeasureBlock,
  MeasureBlockPerson,
  MeasureTotal,
  AnalyticsReport,
  AnalyticsPin,
  AnalyticsSchedule,
] as const;
