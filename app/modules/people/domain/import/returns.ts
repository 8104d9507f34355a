import type { ReadLine } from "./read-line.ts";
import type { ImportOptions, KnownPerson, Register } from "./register.ts";

/** Former colleagues whom another system says are back: with the company from the day of the import on, or later. */
export type Returns = { readonly now: ReadonlySet<string>; readonly later: ReadonlySet<string> };

const numberOf = ({ facts }: Pick<KnownPerson, "facts">) => facts.externalId ?? "";

/** By their employee numbers alone: an e-mail address may have become somebody else's meanwhile. */
export function findReturns(
  { people }: Register,
  lines: readonly ReadLine[],
  { from, returning = new Set() }: Pick<ImportOptions, "from" | "returning">,
): Returns {
  if (returning.size === 0) return { now: new Set(), later: new Set() };
  const days = new Map(lines.map(({ facts, joinedOn }) => [facts.externalId, joinedOn ?? from]));
  const former = people.filter(
    (person) => person.status === "LEFT" && returning.has(numberOf(person)) && days.has(numberOf(person)),
  );
  const isLater = (person: KnownPerson) => days.get(numberOf(person))! > from;
  return {
    now: new Set(former.filter((person) => !isLater(person)).map(({ id }) => id)),
    later: new Set(former.filter(isLater).map(({ id }) => id)),
  };
}

/** The register as it is once they are back, so that they can be somebody's manager again. */
export function withReturned(register: Register, { now }: Returns): Register {
  if (now.size === 0) return register;
  const people = register.people.map((person): KnownPerson =>
    now.has(person.id) ? { ...person, status: "ACTIVE" } : person,
  );
  return { ...register, people };
}
