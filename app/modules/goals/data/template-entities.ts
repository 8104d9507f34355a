import { defineEntity } from "@mikro-orm/core";
import type { AudienceRule } from "#app/modules/audiences/domain.ts";

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
    audience: p.json<AudienceRule>().defaultRaw("'{}'::jsonb"),
  }),
});
