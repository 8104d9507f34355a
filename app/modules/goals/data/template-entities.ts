import { defineEntity } from "@mikro-orm/core";

export const GoalAccessTemplate = defineEntity({
  name: "GoalAccessTemplate",
  tableName: "goal_access_template",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    description: p.text().defaultRaw("''::text"),
    displayMode: p.text().defaultRaw("'SIMPLE'::text"),
    moduleName: p.text().defaultRaw("'Goals'::text"),
    objectivesName: p.text().defaultRaw("'Objectives'::text"),
    keyResultsName: p.text().defaultRaw("'Key Results'::text"),
    includeOwnerGoals: p.boolean().defaultRaw("true"),
    includeCollaboratorGoals: p.boolean().defaultRaw("true"),
    configData: p.json<unknown>(),
    accessControl: p.json<unknown>(),
    isDefault: p.boolean().defaultRaw("false"),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    lastEditedBy: p.uuid().nullable(),
    version: p.integer().version(),
    position: p.integer().defaultRaw("0"),
    removedAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const GoalAccessTemplateCohort = defineEntity({
  name: "GoalAccessTemplateCohort",
  tableName: "goal_access_template_cohort",
  schema: "*",
  properties: (p) => ({
    templateId: p.uuid().primary(),
    cohortId: p.uuid().primary(),
  }),
});

export const GoalTemplate = defineEntity({
  name: "GoalTemplate",
  tableName: "goal_template",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    title: p.text(),
    description: p.text().defaultRaw("''::text"),
    level: p.text(),
    timeFrame: p.text(),
    visibility: p.text(),
    keyResults: p.json<unknown>().defaultRaw("'[]'::jsonb"),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const GoalTemplateResult = defineEntity({
  name: "GoalTemplateResult",
  tableName: "goal_template_result",
  schema: "*",
  properties: (p) => ({
    runId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    outcome: p.text(),
    goalId: p.uuid().nullable(),
    reason: p.text().nullable(),
    fields: p.array().columnType("text[]").defaultRaw("'{}'::text[]"),
  }),
});

export const GoalFromTemplate = defineEntity({
  name: "GoalFromTemplate",
  tableName: "goal_from_template",
  schema: "*",
  properties: (p) => ({
    goalId: p.uuid().primary(),
    templateId: p.uuid(),
    part: p.uuid().nullable(),
    employeeId: p.uuid(),
    given: p.json<unknown>(),
  }),
});
