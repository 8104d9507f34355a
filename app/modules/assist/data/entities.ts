import { defineEntity } from "@mikro-orm/core";

export const AssistSettings = defineEntity({
  name: "AssistSettings",
  tableName: "assist_settings",
  schema: "*",
  properties: (p) => ({
    id: p.smallint().primary(),
    isOn: p.boolean().defaultRaw("false"),
    address: p.text(),
    model: p.text(),
    serviceKey: p.text().nullable(),
    features: p.array().columnType("text[]").defaultRaw("'{}'::text[]"),
    monthlyTokens: p.integer(),
    dailyAsks: p.integer(),
    version: p.integer().version(),
  }),
});

const AssistMonth = defineEntity({
  name: "AssistMonth",
  tableName: "assist_month",
  schema: "*",
  properties: (p) => ({
    month: p.date().primary(),
    tokens: p.bigint().defaultRaw("0"),
    reserved: p.bigint().defaultRaw("0"),
    asks: p.integer().defaultRaw("0"),
  }),
});

const AssistAsk = defineEntity({
  name: "AssistAsk",
  tableName: "assist_ask",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    feature: p.text(),
    state: p.text(),
    question: p.json<unknown>().nullable(),
    answer: p.text().defaultRaw("''::text"),
    model: p.text(),
    month: p.date(),
    reserved: p.integer(),
    tokens: p.integer().nullable(),
    fault: p.text().nullable(),
    askedAt: p.datetime().columnType("timestamptz"),
    endedAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

const AssistPreference = defineEntity({
  name: "AssistPreference",
  tableName: "assist_preference",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    isOn: p.boolean(),
  }),
});

/** Every table of this room. */
export const assistEntities = [AssistSettings, AssistMonth, AssistAsk, AssistPreference] as const;
