import type { Draft, PlannedRow } from "./plan.ts";
import type { ImportOptions, KnownPerson, Register } from "./register.ts";

/**
 * Who is with the company and said to have left, or not in the file where that means it, leaves; those whom somebody
 * still reports to, and oneself, are refused.
 */
export function planRetirements(
  drafts: readonly Draft[],
  register: Register,
  { from, actorId, retireMissing, leaving: said = new Set() }: ImportOptions,
): PlannedRow[] {
  const named = new Set(drafts.map((draft) => draft.person?.id));
  const leaves = ({ facts }: KnownPerson) => retireMissing || (facts.externalId !== null && said.has(facts.externalId));
  const missing = register.people.filter((person) => isPresent(person) && !named.has(person.id) && leaves(person));
  if (missing.length === 0) return [];
  const leaving = whoMayLeave(
    drafts,
    register,
    missing.filter((person) => person.id !== actorId),
  );
  return missing.map((person): PlannedRow => {
    const row = { line: null, recordId: person.id, name: person.facts.displayName };
    if (!leaving.has(person.id))
      return {
        ...row,
        outcome: "REFUSED",
        changes: [],
        problems: [{ code: person.id === actorId ? "is-oneself" : "has-reports" }],
      };
    return {
      ...row,
      outcome: "RETIRED",
      changes: [{ field: "status", before: person.status, after: "LEFT", value: from }],
      problems: [],
    };
  });
}

/** Whoever stays keeps their manager here, and theirs in turn. */
function whoMayLeave(drafts: readonly Draft[], register: Register, missing: readonly KnownPerson[]): Set<string> {
  const leaving = new Set(missing.map((person) => person.id));
  for (let before = -1; before !== leaving.size;) {
    before = leaving.size;
    for (const id of managersOfRemaining(drafts, register, leaving)) leaving.delete(id);
  }
  return leaving;
}

/** Whom those who stay report to, once the file is applied. */
function managersOfRemaining(
  drafts: readonly Draft[],
  { people }: Register,
  leaving: ReadonlySet<string>,
): Set<string> {
  const changed = new Map(
    drafts
      .filter((draft) => draft.problems.length === 0 && draft.read.problems.length === 0)
      .map((draft) => [draft.id, draft.manager?.id]),
  );
  const remaining = people.filter((person) => isPresent(person) && !leaving.has(person.id));
  return new Set(
    [...remaining.map((person) => changed.get(person.id) ?? person.places.manager), ...changed.values()].filter(
      (id) => typeof id === "string",
    ),
  );
}

function isPresent(person: KnownPerson): boolean {
  return person.status === "ACTIVE" || person.status === "ON_LEAVE";
}
