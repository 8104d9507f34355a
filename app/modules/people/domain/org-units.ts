export const orgUnitKinds = ["COMPANY", "DIVISION", "DEPARTMENT", "POD"] as const;
export type OrgUnitKind = (typeof orgUnitKinds)[number];

/** A unit with those who sit in it; units come in the order of their tree, each before those below it. */
export type CountedUnit = { readonly id: string; readonly parentId: string | null; readonly people: number };

/** Everybody who sits in each unit or below it. */
export function peopleInAll(units: readonly CountedUnit[]): Map<string, number> {
  const totals = new Map(units.map((unit) => [unit.id, unit.people]));
  for (const { id, parentId } of [...units].reverse()) {
    if (parentId !== null) totals.set(parentId, (totals.get(parentId) ?? 0) + totals.get(id)!);
  }
  return totals;
}

/** A unit and all below it. */
export function unitsBelow(
  units: readonly { readonly id: string; readonly parentId: string | null }[],
  id: string,
): Set<string> {
  const found = new Set([id]);
  for (const unit of units) if (unit.parentId !== null && found.has(unit.parentId)) found.add(unit.id);
  return found;
}

/** The units whose name holds the text, with all above them, so that each stands in its place. */
export function unitsMatching<
  Unit extends { readonly id: string; readonly parentId: string | null; readonly name: string },
>(units: readonly Unit[], text: string): Unit[] {
  const wanted = text.toLocaleLowerCase();
  const kept = new Set<string | null>();
  for (const unit of [...units].reverse()) {
    if (!kept.has(unit.id) && !unit.name.toLocaleLowerCase().includes(wanted)) continue;
    kept.add(unit.id).add(unit.parentId);
  }
  return units.filter((unit) => kept.has(unit.id));
}
