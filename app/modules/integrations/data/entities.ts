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
    addsTerms: p.boolean().defaultRaw("false"),
    datasets: p.array().columnType("text[]").defaultRaw("'{}'::text[]"),
    makesTasks: p.boolean().defaultRaw("false"),
    tasksProject: p.text().nullable(),
    issuesOfTasks: p.boolean().defaultRaw("false"),
    unfoldsLinks: p.boolean().defaultRaw("false"),
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
    cursorsBefore: p.json().nullable(),
    replayOf: p.uuid().nullable(),
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

const ConnectorFact = defineEntity({
  name: "ConnectorFact",
  tableName: "connector_fact",
  schema: "*",
  properties: (p) => ({
    installationId: p.uuid().primary(),
    dataset: p.text().primary(),
    factId: p.text().primary(),
    digest: p.text(),
  }),
});

export const ConnectorSignIn = defineEntity({
  name: "ConnectorSignIn",
  tableName: "connector_sign_in",
  schema: "*",
  properties: (p) => ({
    state: p.text().primary(),
    installationId: p.uuid(),
    sessionId: p.uuid(),
    employeeId: p.uuid(),
    secret: p.text(),
    redirectTo: p.text(),
    expiresAt: p.datetime().columnType("timestamptz"),
  }),
});

const ConnectorIssue = defineEntity({
  name: "ConnectorIssue",
  tableName: "connector_issue",
  schema: "*",
  properties: (p) => ({
    installationId: p.uuid().primary(),
    externalId: p.text().primary(),
    initiativeId: p.uuid(),
    key: p.text(),
    url: p.text().nullable(),
    status: p.text(),
    madeFrom: p.text(),
  }),
});

const ConnectorPerson = defineEntity({
  name: "ConnectorPerson",
  tableName: "connector_person",
  schema: "*",
  properties: (p) => ({
    installationId: p.uuid().primary(),
    externalId: p.text().primary(),
    employeeId: p.uuid(),
    linkedAt: p.datetime().columnType("timestamptz"),
  }),
});

const ConnectorGroup = defineEntity({
  name: "ConnectorGroup",
  tableName: "connector_group",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    installationId: p.uuid(),
    displayName: p.text(),
    externalId: p.text().nullable(),
    appliedName: p.text().nullable(),
    cohortId: p.uuid().nullable(),
    held: p.text().nullable(),
    removedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
  }),
});

const ConnectorGroupMember = defineEntity({
  name: "ConnectorGroupMember",
  tableName: "connector_group_member",
  schema: "*",
  properties: (p) => ({
    groupId: p.uuid().primary(),
    userId: p.uuid().primary(),
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
  ConnectorFact,
  ConnectorSignIn,
  ConnectorIssue,
  ConnectorPerson,
  ConnectorGroup,
  ConnectorGroupMember,
] as const;
