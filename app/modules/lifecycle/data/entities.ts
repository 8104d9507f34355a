import { defineEntity } from "@mikro-orm/core";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import type { KeptAnswers } from "../domain/forms.ts";
import type { Translations } from "../domain/step-texts.ts";

export const LifecycleTemplate = defineEntity({
  name: "LifecycleTemplate",
  tableName: "lifecycle_template",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    moment: p.text(),
    createdAt: p.datetime().columnType("timestamptz"),
    createdBy: p.uuid().nullable(),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    audience: p.json<unknown>().defaultRaw(`'{"everyone": true}'::jsonb`),
    followsRegister: p.boolean().defaultRaw("false"),
    followsFrom: p.date().nullable(),
    hrId: p.uuid().nullable(),
    version: p.integer().version(),
  }),
});

export const LifecycleTemplateVersion = defineEntity({
  name: "LifecycleTemplateVersion",
  tableName: "lifecycle_template_version",
  schema: "*",
  properties: (p) => ({
    templateId: p.uuid().primary(),
    number: p.integer().primary(),
    steps: p.json<unknown>(),
    savedAt: p.datetime().columnType("timestamptz"),
    savedBy: p.uuid().nullable(),
  }),
});

export const LifecycleJourney = defineEntity({
  name: "LifecycleJourney",
  tableName: "lifecycle_journey",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    moment: p.text(),
    onDay: p.date(),
    state: p.text(),
    templateId: p.uuid().nullable(),
    templateNumber: p.integer().nullable(),
    buddyId: p.uuid().nullable(),
    reason: p.text().defaultRaw("''::text"),
    told: p.boolean(),
    changes: p.json<unknown>(),
    startedAt: p.datetime().columnType("timestamptz"),
    startedBy: p.uuid().nullable(),
    tokenHash: p.text().nullable(),
    expiresAt: p.datetime().columnType("timestamptz").nullable(),
    movedAt: p.datetime().columnType("timestamptz").nullable(),
    endedAt: p.datetime().columnType("timestamptz").nullable(),
    followsRegister: p.boolean().defaultRaw("false"),
    version: p.integer().version(),
  }),
});

export const LifecycleStep = defineEntity({
  name: "LifecycleStep",
  tableName: "lifecycle_step",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    journeyId: p.uuid(),
    key: p.text(),
    position: p.integer(),
    title: p.text(),
    details: p.text(),
    translations: p.json<Translations>().defaultRaw("'{}'::jsonb"),
    kind: p.text(),
    link: p.text().nullable(),
    questions: p.json<Question[]>().defaultRaw("'[]'::jsonb"),
    answers: p.json<KeptAnswers>().defaultRaw("'{}'::jsonb"),
    doer: p.text(),
    assigneeId: p.uuid().nullable(),
    dueOn: p.date(),
    afterKeys: p.json<unknown>(),
    state: p.text(),
    answer: p.text().defaultRaw("''::text"),
    closedAt: p.datetime().columnType("timestamptz").nullable(),
    closedBy: p.uuid().nullable(),
    remindedOn: p.date().nullable(),
    version: p.integer().version(),
  }),
});

export const LifecycleHanding = defineEntity({
  name: "LifecycleHanding",
  tableName: "lifecycle_handing",
  schema: "*",
  properties: (p) => ({
    journeyId: p.uuid().primary(),
    kind: p.text().primary(),
    recordId: p.uuid().primary(),
    toId: p.uuid(),
    givenAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

/** Every table of this room. */
export const lifecycleEntities = [
  LifecycleTemplate,
  LifecycleTemplateVersion,
  LifecycleJourney,
  LifecycleStep,
  LifecycleHanding,
] as const;
