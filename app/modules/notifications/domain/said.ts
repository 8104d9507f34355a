/** What a company has for everybody who chose nothing; `fixed`, whatever they chose. */
export type CompanySays<Value> = { value: Value; fixed: boolean };

/** What one person chose, and what their company has; null where nothing is said. */
export type Said<Value> = { chosen: Value | null; company: CompanySays<Value> | null };

/**
 * What holds for one person of one kind: what the company fixed, of the kind before the room; else what they chose, of the
 * kind before the room; else what the company has, of the kind before the room; else what holds from the first.
 */
export function holdsOf<Value>(kind: Said<Value>, room: Said<Value>, first: Value): { holds: Value; fixed: boolean } {
  const fixed = [kind.company, room.company].find((company) => company?.fixed);
  if (fixed) return { holds: fixed.value, fixed: true };
  return { holds: kind.chosen ?? room.chosen ?? kind.company?.value ?? room.company?.value ?? first, fixed: false };
}
