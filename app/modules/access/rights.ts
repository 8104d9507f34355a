import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give over access: to look at it. To shape it is for platform admins alone, or a role could raise itself. */
export const accessRights: readonly RoomRight[] = [
  {
    key: "access.audit-log",
    label: "role-right.audit-log",
    verb: "VIEW",
    scopable: false,
    grants: [{ action: "view", subject: "AuditLog" }],
  },
];
