import { defineEntity } from "@mikro-orm/core";

export const Cohort = defineEntity({
  name: "Cohort",
  tableName: "cohort",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    name: p.text(),
    description: p.text().defaultRaw("''::text"),
    shared: p.boolean().defaultRaw("false"),
    source: p.text(),
    base: p.text().defaultRaw("'everyone'::text"),
    query: p.json<unknown>().defaultRaw("'{}'::jsonb"),
    frozenOn: p.date().nullable(),
    fileName: p.text().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const CohortPerson = defineEntity({
  name: "CohortPerson",
  tableName: "cohort_person",
  schema: "*",
  properties: (p) => ({
    cohortId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
  }),
});

export const SavedView = defineEntity({
  name: "SavedView",
  tableName: "saved_view",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    path: p.text(),
    query: p.text(),
    name: p.text(),
    shared: p.boolean().defaultRaw("false"),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const SavedViewDefault = defineEntity({
  name: "SavedViewDefault",
  tableName: "saved_view_default",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    path: p.text().primary(),
    viewId: p.uuid(),
  }),
});

/** What became of each person in long work that is done person by person; the run is a task. */
const PersonOutcome = defineEntity({
  name: "PersonOutcome",
  tableName: "person_outcome",
  schema: "*",
  properties: (p) => ({
    runId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    outcome: p.text(),
    recordId: p.uuid().nullable(),
    reason: p.text().nullable(),
    params: p.json<unknown>().defaultRaw("'{}'::jsonb"),
    fields: p.array().columnType("text[]").defaultRaw("'{}'::text[]"),
  }),
});

/** Every table of this room. */
export const audiencesEntities = [Cohort, CohortPerson, SavedView, SavedViewDefault, PersonOutcome] as const;
