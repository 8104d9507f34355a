import type { Actor } from "#app/platform/context/actor.ts";

/** Numbers of the company are for who administers anything, or was given insights, by a custom role for all of it too. */
export function seesCompany({
  adminAccesses,
  customAccess,
  roleRights = [],
}: Pick<Actor, "adminAccesses" | "customAccess" | "roleRights">): boolean {
  return (
    adminAccesses.some((kind) => kind !== "CUSTOM_ADMIN") ||
    customAccess.some((given) => given.endsWith("_INSIGHTS")) ||
    roleRights.some(({ right, orgUnitIds }) => right.endsWith(".insights") && orgUnitIds === null)
  );
}
