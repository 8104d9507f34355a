import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give over pay: to read that of an org unit's people, or of everybody. */
export const compensationRights: readonly RoomRight[] = [
  {
    key: "compensation.pay",
    label: "role-right.pay",
    verb: "VIEW",
    scopable: true,
    ownedBy: "employeeId",
    grants: [{ action: "view", subject: "CompensationPay" }],
  },
];
