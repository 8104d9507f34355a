import { defineEntity } from "@mikro-orm/core";

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

/** Every table of this room. */
export const analyticsEntities = [AnalyticsConnection, AnalyticsDashboard] as const;
