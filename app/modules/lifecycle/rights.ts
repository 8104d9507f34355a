import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give over journeys: numbers alone. Names stay with who leads people and who administers them. */
export const lifecycleRights: readonly RoomRight[] = [
  {
    key: "lifecycle.insights",
    label: "role-right.insights",
    verb: "VIEW",
    scopable: false,
    grants: [{ action: "view", subject: "LifecycleInsights" }],
  },
];
