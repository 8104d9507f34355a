import { defineEntity } from "@mikro-orm/core";

export const ConnectorInstallation = defineEntity({
  name: "ConnectorInstallation",
  tableName: "connector_installation",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    connector: p.text(),
    connectorVersion: p.text(),
    kind: p.text(),
    name: p.text(),
    status: p.text(),
    settings: p.json(),
    mapping: p.json(),
    secret: p.text().nullable(),
    hookSecret: p.text().nullable(),
    account: p.text().nullable(),
    everyMinutes: p.integer(),
    retiresMissing: p.boolean(),
    runsAs: p.uuid().nullable(),
    nextRunAt: p.datetime().columnType("timestamptz").nullable(),
    failures: p.integer(),
    lastError: p.text().nullable(),
    lastGoodAt: p.datetime().columnType("timestamptz").nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const ConnectorRun = defineEntity({
  name: "ConnectorRun",
  tableName: "connector_run",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    installationId: p.uuid(),
    reason: p.text(),
    state: p.text(),
    startedBy: p.uuid(),
    startedAt: p.datetime().columnType("timestamptz"),
    endedAt: p.datetime().columnType("timestamptz").nullable(),
    level: p.smallint(),
    readRows: p.integer(),
    removedRows: p.integer(),
    rejectedRows: p.integer(),
    outcome: p.json(),
    importId: p.uuid().nullable(),
    errorCode: p.text().nullable(),
    errorMessage: p.text().nullable(),
  }),
});

const ConnectorRejectedRow = defineEntity({
  name: "ConnectorRejectedRow",
  tableName: "connector_rejected_row",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    runId: p.uuid(),
    stream: p.text(),
    externalId: p.text().nullable(),
    source: p.json(),
    reason: p.text(),
  }),
});

const ConnectorCursor = defineEntity({
  name: "ConnectorCursor",
  tableName: "connector_cursor",
  schema: "*",
  properties: (p) => ({
    installationId: p.uuid().primary(),
    stream: p.text().primary(),
    cursor: p.json(),
    readAt: p.datetime().columnType("timestamptz"),
    wholeAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

const ConnectorRow = defineEntity({
  name: "ConnectorRow",
  tableName: "connector_row",
  schema: "*",
  properties: (p) => ({
    installationId: p.uuid().primary(),
    stream: p.text().primary(),
    externalId: p.text().primary(),
    content: p.json(),
    runId: p.uuid(),
  }),
});

export const ConnectorMetric = defineEntity({
  name: "ConnectorMetric",
  tableName: "connector_metric",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    installationId: p.uuid(),
    metricId: p.uuid(),
    measure: p.text(),
    filter: p.json(),
    field: p.text().nullable(),
    value: p.double().nullable(),
    measuredAt: p.datetime().columnType("timestamptz").nullable(),
    error: p.text().nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

const ConnectorHook = defineEntity({
  name: "ConnectorHook",
  tableName: "connector_hook",
  schema: "*",
  properties: (p) => ({
    installationId: p.uuid().primary(),
    delivery: p.text().primary(),
    receivedAt: p.datetime().columnType("timestamptz"),
  }),
});

const ConnectorSent = defineEntity({
  name: "ConnectorSent",
  tableName: "connector_sent",
  schema: "*",
  properties: (p) => ({
    installationId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    item: p.text().primary(),
    digest: p.text(),
    sentAt: p.datetime().columnType("timestamptz"),
  }),
});

/** Every table of this room. */
export const integrationsEntities = [
  ConnectorInstallation,
  ConnectorRun,
  ConnectorRejectedRow,
  ConnectorCursor,
  ConnectorRow,
  ConnectorMetric,
  ConnectorHook,
  ConnectorSent,
] as const;
