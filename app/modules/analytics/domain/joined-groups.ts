import type { MeasureGroup } from "#app/platform/contributions/measure.ts";

/** A group as it was published: who may be behind it, and what its numbers are of where that was written down. */
export type FormerGroup = { source: string | null; employeeIds: readonly string[] };

/**
 * Groups as a room tells them now, joined until each group that was published before lies within one of them: whoever kept
 * the old numbers learns nothing from the new ones, for these are sums of the old.
 */
export function joinedGroups(former: readonly FormerGroup[], groups: readonly MeasureGroup[]): MeasureGroup[] {
  /** By the place of a group: the one it is joined with. */
  const leads = new Map<number, number>();
  const leadOf = (place: number): number => (leads.has(place) ? leadOf(leads.get(place)!) : place);
  const members = groups.map(({ employeeIds }) => new Set(employeeIds));
  for (const { source, employeeIds } of former) {
    const touched = groups.flatMap((group, place) => {
      const isSame = source === null || group.source === undefined || group.source === source;
      return isSame && employeeIds.some((id) => members[place]!.has(id)) ? [leadOf(place)] : [];
    });
    const first = touched[0] ?? 0;
    for (const lead of touched) if (leadOf(lead) !== leadOf(first)) leads.set(leadOf(lead), leadOf(first));
  }
  return [...Map.groupBy(groups, (_, place) => leadOf(place)).values()].map(together);
}

function together(groups: readonly MeasureGroup[]): MeasureGroup {
  const sumOf = (field: "people" | "value" | "weight") => groups.reduce((sum, group) => sum + group[field], 0);
  const [first] = groups;
  const { source } = first!;
  return {
    ...(source !== undefined && groups.every((group) => group.source === source) && { source }),
    employeeIds: [...new Set(groups.flatMap(({ employeeIds }) => employeeIds))],
    ...{ people: sumOf("people"), value: sumOf("value"), weight: sumOf("weight") },
  };
}
