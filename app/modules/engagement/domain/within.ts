import type { Attribute, Frame, Group } from "./survey.ts";

/** The numbers of the groups that are of a unit, manager, role or place, or of one below it. */
export function groupsWithin(
  groups: readonly Group[],
  frame: Frame,
  { attribute, node, directly = false }: { attribute: Attribute; node: string; directly?: boolean },
): Set<number> {
  const isWithin = (id: string | null | undefined) => {
    if (id === node) return true;
    if (directly) return false;
    const seen = new Set<string>();
    for (let at = id ?? undefined; at !== undefined && !seen.has(at); at = frame.above[at]) {
      if (at === node) return true;
      seen.add(at);
    }
    return false;
  };
  return new Set(groups.filter(({ place }) => isWithin(place[attribute])).map(({ number }) => number));
}

/** What groups can be looked at by an attribute: each node that a group has, or that stands above one, by name. */
export function nodesOf(groups: readonly Group[], frame: Frame, attribute: Attribute): { id: string; name: string }[] {
  const ids = new Set<string>();
  for (const { place } of groups)
    for (let at = place[attribute] ?? undefined; at !== undefined && !ids.has(at); at = frame.above[at]) ids.add(at);
  return [...ids]
    .map((id) => ({ id, name: frame.names[id] ?? "" }))
    .filter(({ name }) => name !== "")
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The nodes right below another, or those at the top. */
export function nodesBelow(nodes: readonly { id: string; name: string }[], frame: Frame, above: string | null) {
  const known = new Set(nodes.map(({ id }) => id));
  return nodes.filter(({ id }) => {
    const parent = frame.above[id];
    return above === null ? parent === undefined || !known.has(parent) : parent === above;
  });
}

/** Groups that are among others too. */
export const within = (some: ReadonlySet<number>, others: ReadonlySet<number>) =>
  new Set([...some].filter((one) => others.has(one)));
