import { defineEntity } from "@mikro-orm/core";

export const GoalExport = defineEntity({
  name: "GoalExport",
  tableName: "goal_export",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    level: p.text(),
    scope: p.text(),
    timeFrame: p.text(),
    format: p.text(),
    state: p.text(),
    error: p.json<unknown>().nullable(),
    rowCount: p.integer().nullable(),
    content: p.blob().nullable(),
    askedBy: p.uuid(),
    askedAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const GoalUpload = defineEntity({
  name: "GoalUpload",
  tableName: "goal_upload",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    kind: p.text(),
    fileName: p.text(),
    status: p.text(),
    headers: p.json<unknown>(),
    lines: p.json<unknown>(),
    mapping: p.json<unknown>(),
    plan: p.json<unknown>().nullable(),
    planDigest: p.text().nullable(),
    goalIds: p.array().columnType("uuid[]").defaultRaw("'{}'::uuid[]"),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    appliedAt: p.datetime().columnType("timestamptz").nullable(),
    undoneAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const GoalUploadTask = defineEntity({
  name: "GoalUploadTask",
  tableName: "goal_upload_task",
  schema: "*",
  properties: (p) => ({
    uploadId: p.uuid().primary(),
    kind: p.text(),
    state: p.text(),
    done: p.integer().defaultRaw("0"),
    total: p.integer().defaultRaw("0"),
    error: p.json<unknown>().nullable(),
    askedAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
  }),
});
