import { defineEntity } from "@mikro-orm/core";

export const PeopleImport = defineEntity({
  name: "PeopleImport",
  tableName: "people_import",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    fileName: p.text(),
    status: p.text(),
    headers: p.json<unknown>(),
    rowCount: p.integer(),
    settings: p.json<unknown>(),
    counts: p.json<unknown>().nullable(),
    planDigest: p.text().nullable(),
    superseded: p.array().columnType("uuid[]").defaultRaw("'{}'::uuid[]"),
    added: p.array().columnType("uuid[]").defaultRaw("'{}'::uuid[]"),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    appliedAt: p.datetime().columnType("timestamptz").nullable(),
    undoneAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const PeopleImportLine = defineEntity({
  name: "PeopleImportLine",
  tableName: "people_import_line",
  schema: "*",
  properties: (p) => ({
    importId: p.uuid().primary(),
    line: p.integer().primary(),
    cells: p.json<unknown>(),
  }),
});

export const PeopleImportPlan = defineEntity({
  name: "PeopleImportPlan",
  tableName: "people_import_plan",
  schema: "*",
  properties: (p) => ({
    importId: p.uuid().primary(),
    position: p.integer().primary(),
    line: p.integer().nullable(),
    outcome: p.text(),
    employeeId: p.uuid().nullable(),
    name: p.text(),
    changes: p.json<unknown>(),
    problems: p.json<unknown>(),
  }),
});
