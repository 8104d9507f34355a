import type { Attribute, Group, Place } from "./survey.ts";

/** A person with what is true of them, from the nearest to the widest: their unit, the one above it, and so on. */
export type Placed = { id: string; paths: Partial<Record<Attribute, readonly string[]>> };

export type Grouped = { groups: Group[]; groupOf: Map<string, number> };

type Steps = Map<Attribute, number>;
type Member = { person: Placed; steps: Steps };

/** The attributes in their order of importance, and those in which all people share the widest value. */
type Order = { attributes: readonly Attribute[]; shared: ReadonlySet<Attribute> };

/**
 * Puts people into groups of at least so many each, by the attributes in their order of importance. Whoever would stand in a
 * smaller group is described less closely: the least important attribute climbs to the unit or manager above and is left out
 * at last, unless everybody has the widest in common. Where all of them are fewer, there is one group. The groups are
 * numbered by what they are called, not by who came first.
 */
export function groupPeople(people: readonly Placed[], attributes: readonly Attribute[], fewest: number): Grouped {
  const members = people.map((person): Member => ({ person, steps: new Map() }));
  const order: Order = { attributes, shared: new Set(attributes.filter((each) => isShared(people, each))) };
  for (;;) {
    const classes = classesOf(members, order);
    const small = [...classes.values()].filter((some) => some.length < fewest);
    if (small.length === 0 || classes.size === 1) return numbered(classes, order);
    const climbing = small.flat().filter((member) => climb(member, order));
    // All of the small ones are described as little as can be: the smallest of the others joins them.
    if (climbing.length === 0) for (const member of smallestBeside(classes, fewest)) leaveOut(member, order);
  }
}

function isShared(people: readonly Placed[], attribute: Attribute): boolean {
  const widest = new Set(people.map(({ paths }) => paths[attribute]?.at(-1) ?? null));
  return widest.size === 1 && !widest.has(null);
}

/** How far a person can be described more widely: to the widest, and further where that is not everybody's. */
const furthest = ({ person }: Member, attribute: Attribute, { shared }: Order) =>
  (person.paths[attribute]?.length ?? 0) - (shared.has(attribute) ? 1 : 0);

function classesOf(members: readonly Member[], { attributes }: Order): Map<string, Member[]> {
  const classes = new Map<string, Member[]>();
  for (const member of members) {
    const key = JSON.stringify(attributes.map((attribute) => valueOf(member, attribute)));
    const some = classes.get(key);
    if (some) some.push(member);
    else classes.set(key, [member]);
  }
  return classes;
}

function valueOf({ person, steps }: Member, attribute: Attribute): string | null {
  return person.paths[attribute]?.[steps.get(attribute) ?? 0] ?? null;
}

/** One step wider in the least important attribute that can be; false where none can. */
function climb(member: Member, order: Order): boolean {
  const attribute = order.attributes
    .toReversed()
    .find((each) => (member.steps.get(each) ?? 0) < furthest(member, each, order));
  if (attribute === undefined) return false;
  member.steps.set(attribute, (member.steps.get(attribute) ?? 0) + 1);
  return true;
}

function leaveOut(member: Member, order: Order): void {
  for (const attribute of order.attributes) member.steps.set(attribute, furthest(member, attribute, order));
}

function smallestBeside(classes: ReadonlyMap<string, Member[]>, fewest: number): Member[] {
  const others = [...classes.values()].filter((some) => some.length >= fewest);
  return others.sort((one, other) => one.length - other.length)[0] ?? [];
}

function numbered(classes: ReadonlyMap<string, Member[]>, { attributes }: Order): Grouped {
  const groups: Group[] = [];
  const groupOf = new Map<string, number>();
  for (const [, members] of [...classes].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const number = groups.length;
    const [first] = members;
    const place: Place = Object.fromEntries(attributes.map((attribute) => [attribute, valueOf(first!, attribute)]));
    groups.push({ number, place, asked: members.length });
    for (const { person } of members) groupOf.set(person.id, number);
  }
  return { groups, groupOf };
}
