import { defineEntity } from "@mikro-orm/core";

export const Metric = defineEntity({
  name: "Metric",
  tableName: "metric",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    key: p.text(),
    name: p.text(),
    description: p.text().defaultRaw("''::text"),
    measureType: p.text(),
    currency: p.string().columnType("character(3)").nullable(),
    direction: p.text(),
    ownerId: p.uuid(),
    retiredAt: p.datetime().columnType("timestamptz").nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
    formula: p.text().nullable(),
  }),
});

export const MetricPoint = defineEntity({
  name: "MetricPoint",
  tableName: "metric_point",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    metricId: p.uuid(),
    onDate: p.date(),
    value: p.string().columnType("numeric(22,6)"),
    note: p.text().defaultRaw("''::text"),
    givenBy: p.uuid().nullable(),
    givenAt: p.datetime().columnType("timestamptz"),
    replacedAt: p.datetime().columnType("timestamptz").nullable(),
    replacedBy: p.uuid().nullable(),
  }),
});

export const MetricSource = defineEntity({
  name: "MetricSource",
  tableName: "metric_source",
  schema: "*",
  properties: (p) => ({
    metricId: p.uuid().primary(),
    sourceId: p.uuid().primary(),
  }),
});

/** Every table of this room. */
export const metricsEntities = [Metric, MetricPoint, MetricSource] as const;
