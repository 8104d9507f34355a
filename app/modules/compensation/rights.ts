import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give over pay: to read that of an org unit's people, or of everybody, or numbers without amounts. */
export const compensationRights: readonly RoomRight[] = [
  {
    key: "compensation.pay",
    label: "role-right.pay",
    verb: "VIEW",
    scopable: true,
    ownedBy: "employeeId",
    grants: [{ action: "view", subject: "CompensationPay" }],
  },
  {
    key: "compensation.insights",
    label: "role-right.insights",
    verb: "VIEW",
    scopable: false,
    grants: [{ action: "view", subject: "CompensationInsights" }],
  },
];
