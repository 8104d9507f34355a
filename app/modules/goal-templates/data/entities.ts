import { defineEntity } from "@mikro-orm/core";
import type { ObjectiveLevel, Visibility } from "#app/modules/goals/domain.ts";
import type { TemplatePart } from "../domain/goal-template.ts";

export const GoalTemplate = defineEntity({
  name: "GoalTemplate",
  tableName: "goal_template",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    title: p.text(),
    description: p.text().defaultRaw("''::text"),
    level: p.text().$type<ObjectiveLevel>(),
    timeFrame: p.text(),
    visibility: p.text().$type<Visibility>(),
    keyResults: p.json<readonly TemplatePart[]>().defaultRaw("'[]'::jsonb"),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

const GoalFromTemplate = defineEntity({
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

/** Every table of this room. */
export const goalTemplatesEntities = [GoalTemplate, GoalFromTemplate] as const;
