import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

const worded = (key: string, label: string, tagKind: string): RoomRight => ({
  ...{ key, label, verb: "EDIT", scopable: false },
  grants: [{ action: "edit", subject: "Tag", conditions: { tagKind } }],
});

/** What a custom role can give over tags. Who makes tags of goals and of tasks their rooms say. */
export const tagRights: readonly RoomRight[] = [
  worded("tags.competencies", "role-right.competencies", "COMPETENCY"),
  worded("tags.drivers", "role-right.drivers", "DRIVER"),
];
