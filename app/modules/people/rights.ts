import type { RoomRight } from "#app/platform/contributions/role-rules.ts";
import { privateFields } from "./policy.ts";

/** What a custom role can give over people. */
export const peopleRights: readonly RoomRight[] = [
  { key: "people.private", label: "role-right.private", scopable: true, grants: [{ action: "view", subject: "Employee", fields: [...privateFields] }] },
  { key: "people.change", label: "role-right.change", scopable: true, grants: [{ action: "change-assignment", subject: "Employee" }] },
  { key: "people.register", label: "reach.register", scopable: false, grants: [{ action: "browse", subject: "EmployeeRegister" }] },
];
