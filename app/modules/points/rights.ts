import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give over points: numbers alone. Names stay with who leads people and who administers points. */
export const pointsRights: readonly RoomRight[] = [
  {
    key: "points.insights",
    label: "role-right.insights",
    verb: "VIEW",
    scopable: false,
    grants: [{ action: "view", subject: "PointsInsights" }],
  },
];
