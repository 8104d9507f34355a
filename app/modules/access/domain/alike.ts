import type { Facts } from "#app/platform/ability/conditions.ts";
import type { Actor } from "#app/platform/context/actor.ts";

/**
 * People in groups within which the verdict on one record is the same: everybody the record's facts name stands alone;
 * the others stand with those whose rights derive from the same. Rules know a person by these, by what rooms add to them (`besides`), and by their id.
 */
export function alike(
  actors: readonly Actor[],
  facts: Facts,
  besides: ReadonlyMap<string, string> = new Map(),
): Actor[][] {
  const named = new Set(Object.values(facts).flat());
  const groups = new Map<string, Actor[]>();
  for (const actor of actors) {
    const key = named.has(actor.employeeId)
      ? actor.employeeId
      : `${sourcesOf(actor)} ${besides.get(actor.employeeId) ?? ""}`;
    const group = groups.get(key);
    if (group) group.push(actor);
    else groups.set(key, [actor]);
  }
  return [...groups.values()];
}

function sourcesOf({
  adminAccesses,
  scopedAccesses,
  roleRights,
  customAccess,
  directManager,
  skipManager,
  features,
}: Actor): string {
  return JSON.stringify([
    adminAccesses,
    scopedAccesses,
    roleRights,
    customAccess,
    directManager,
    skipManager,
    features,
  ]);
}
