import { defineEntity } from "@mikro-orm/core";

const GoalUpload = defineEntity({
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

/** Every table of this room. */
export const goalUploadEntities = [GoalUpload] as const;
