import { holds, type HeldAccess } from "./held-access.ts";

/** What rules may test of somebody as whom the product is to be seen. */
export function viewedPerson(employeeId: string, access: HeldAccess) {
  return { kind: "ViewedPerson", employeeId, platformAdmin: holds(access, "PLATFORM_ADMIN") };
}
