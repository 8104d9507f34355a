import { defineEntity } from "@mikro-orm/core";

export const Initiative = defineEntity({
  name: "Initiative",
  tableName: "initiative",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    text: p.text(),
    description: p.text().defaultRaw("''::text"),
    parentId: p.uuid().nullable(),
    visibility: p.text().defaultRaw("'PRIVATE'::text"),
    startDate: p.date().nullable(),
    dueDate: p.date().nullable(),
    completedOn: p.date().nullable(),
    completedAt: p.datetime().columnType("timestamptz").nullable(),
    completedBy: p.uuid().nullable(),
    weightage: p.string().columnType("numeric(7,4)").defaultRaw("0"),
    goalId: p.uuid().nullable(),
    position: p.bigint("string").autoincrement(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
    seriesId: p.uuid().nullable(),
    occursOn: p.date().nullable(),
  }),
});

export const InitiativePerson = defineEntity({
  name: "InitiativePerson",
  tableName: "initiative_person",
  schema: "*",
  properties: (p) => ({
    initiativeId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    ownerType: p.text(),
  }),
});

export const InitiativeSeries = defineEntity({
  name: "InitiativeSeries",
  tableName: "initiative_series",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    frequency: p.text(),
    every: p.smallint(),
    weekdays: p.string().columnType("smallint[]").defaultRaw("'{}'::smallint[]"),
    monthDay: p.smallint().nullable(),
    startsOn: p.date(),
    endsOn: p.date().nullable(),
    timeZone: p.text(),
    latestOn: p.date(),
    skipped: p.integer().defaultRaw("0"),
    stoppedAt: p.datetime().columnType("timestamptz").nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

/** Every table of this room. */
export const initiativesEntities = [Initiative, InitiativePerson, InitiativeSeries] as const;
