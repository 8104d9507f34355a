import { defineEntity } from "@mikro-orm/core";

export const Tag = defineEntity({
  name: "Tag",
  tableName: "tag",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    kind: p.text(),
    name: p.text(),
    color: p.text(),
    description: p.text().defaultRaw("''::text"),
    parentId: p.uuid().nullable(),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    deletedBy: p.uuid().nullable(),
    deletedFrom: p.text().nullable(),
    version: p.integer().version(),
  }),
});

export const TagOnGoal = defineEntity({
  name: "TagOnGoal",
  tableName: "tag_on_goal",
  schema: "*",
  properties: (p) => ({
    tagId: p.uuid().primary(),
    goalId: p.uuid().primary(),
    kind: p.text().defaultRaw("'GOAL'::text"),
    attachedAt: p.datetime().columnType("timestamptz"),
    attachedBy: p.uuid().nullable(),
  }),
});

export const TagOnInitiative = defineEntity({
  name: "TagOnInitiative",
  tableName: "tag_on_initiative",
  schema: "*",
  properties: (p) => ({
    tagId: p.uuid().primary(),
    initiativeId: p.uuid().primary(),
    kind: p.text().defaultRaw("'INITIATIVE'::text"),
    attachedAt: p.datetime().columnType("timestamptz"),
    attachedBy: p.uuid().nullable(),
  }),
});

/** Every table of this room. */
export const tagsEntities = [Tag, TagOnGoal, TagOnInitiative] as const;
