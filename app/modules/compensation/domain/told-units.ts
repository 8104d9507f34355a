import { fewestPeople, tellable } from "#app/platform/privacy/small-groups.ts";

/** A unit of a cycle with its people; where it is not told, nothing is said of it alone. */
export type UnitOfCycle<Member> = { nodeId: string; people: Member[]; told: boolean };

/** The units of a cycle, and of which of them numbers are told. */
export function unitsOfCycle<Member extends { nodeId: string }>(members: readonly Member[]): UnitOfCycle<Member>[] {
  const units = [...Map.groupBy(members, ({ nodeId }) => nodeId)].map(([nodeId, people]) => ({ nodeId, people }));
  const told = tellable(units, { people: ({ people }) => people.length });
  return units.map((unit) => ({ ...unit, told: told.has(unit) }));
}

/** Everybody in groups that numbers may be told of: each told unit, and the people of all the others as one. */
export function toldGroups<Member extends { nodeId: string }>(members: readonly Member[]): Member[][] {
  const units = unitsOfCycle(members);
  const others = units.filter(({ told }) => !told).flatMap(({ people }) => people);
  return [...units.filter(({ told }) => told).map(({ people }) => people), others].filter(
    (people) => people.length >= fewestPeople,
  );
}
