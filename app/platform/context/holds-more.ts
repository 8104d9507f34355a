import { isAdmin, type Actor, type RoleRight } from "./actor.ts";

/** What a person holds that others do not: admin kinds, rights of roles, entries, and people to lead. */
type Held = Pick<
  Actor,
  "adminAccesses" | "scopedAccesses" | "roleRights" | "customAccess" | "directManager" | "skipManager"
>;

/**
 * Whether one person may anything that the other may not. Platform admins may all; leading people counts as more to
 * whoever leads nobody alike.
 */
export function holdsMore(one: Held, other: Held & Pick<Actor, "adminAccesses">): boolean {
  if (isAdmin(other as Actor, "PLATFORM_ADMIN")) return false;
  const beyond =
    one.adminAccesses.some((kind) => !other.adminAccesses.includes(kind)) ||
    (one.scopedAccesses ?? []).some((access) => !coversKind(other, access)) ||
    (one.roleRights ?? []).some((right) => !(other.roleRights ?? []).some((own) => coversRight(own, right))) ||
    one.customAccess.some((entry) => !other.customAccess.includes(entry));
  return beyond || (one.directManager && !other.directManager) || (one.skipManager && !other.skipManager);
}

function coversKind(
  { adminAccesses, scopedAccesses = [] }: Held,
  { kind, orgUnitIds }: NonNullable<Held["scopedAccesses"]>[number],
): boolean {
  if (adminAccesses.includes(kind)) return true;
  return scopedAccesses.some((own) => own.kind === kind && isWithin(orgUnitIds, own.orgUnitIds));
}

function coversRight(own: RoleRight, { right, orgUnitIds, fields, sparesSelf = false }: RoleRight): boolean {
  return (
    own.right === right &&
    isWithin(orgUnitIds, own.orgUnitIds) &&
    isWithin(fields ?? null, own.fields ?? null) &&
    (sparesSelf || !own.sparesSelf)
  );
}

/** Null is all there is. */
function isWithin(part: readonly string[] | null, whole: readonly string[] | null): boolean {
  return whole === null || (part !== null && part.every((each) => whole.includes(each)));
}
