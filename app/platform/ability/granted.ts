import type { Ability } from "./ability.ts";
import type { AbilitySubject } from "./rule.ts";

/**
 * What a viewer may do, as answers for the browser: of kinds at once, and of records. No rule and no fact of a record
 * travels; the server decides again when something is done.
 */
export type Granted = {
  /** Acts by kind: `{ Loan: ["create"] }`. They say what may be offered at all, as `anyOf` does. */
  kinds?: Readonly<Record<string, readonly string[]>>;
  /** Acts by kind and id: `{ Loan: { "0190…": ["edit", "delete"] } }`. */
  records?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

type OfRecord = { id: string; facts: AbilitySubject; acts: readonly string[] };

/** Asks the actor's ability: which of these acts on kinds, and which on each of these records. */
export function grantsOf(
  ability: Pick<Ability, "decide" | "anyOf">,
  { kinds = {}, records = [] }: { kinds?: Readonly<Record<string, readonly string[]>>; records?: readonly OfRecord[] },
): Granted {
  const ofKind = Object.entries(kinds).map(
    ([kind, acts]) => [kind, acts.filter((act) => ability.anyOf(act, kind))] as const,
  );
  const ofRecords = [...Map.groupBy(records, ({ facts }) => facts.kind)].map(
    ([kind, some]) =>
      [
        kind,
        Object.fromEntries(
          some.map(({ id, facts, acts }) => [id, acts.filter((act) => ability.decide(act, facts).allowed)]),
        ),
      ] as const,
  );
  return { kinds: Object.fromEntries(ofKind), records: Object.fromEntries(ofRecords) };
}
