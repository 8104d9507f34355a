import { shareOut, timesExactly, toStep, type Fraction } from "./exact.ts";
import { basisPoints, type GuidelineRow } from "./guideline.ts";

/** Somebody as recommendations see them: base pay for a year, in minor units of the cycle's currency. */
export type Recommended = {
  readonly id: string;
  readonly base: number;
  readonly row: GuidelineRow | null;
  readonly proration: Fraction;
};

/** The raise a guideline aims at, before any budget: base × target × part of the year, rounded to a step. */
export function targetRaise({ base, row, proration }: Omit<Recommended, "id">, step = 1): number {
  return row ? toStep(timesExactly(base, basisPoints(row.target), proration), step) : 0;
}

/** The largest raise a guideline allows. */
export function largestRaise({ base, row, proration }: Omit<Recommended, "id">): number {
  return row ? timesExactly(base, basisPoints(row.maximum), proration) : 0;
}

/** What a guideline aims at for each, before it is rounded to what can be paid: whole numbers in proportion to it. */
function exactAims(people: readonly Recommended[]): bigint[] {
  const below = people.reduce((product, { proration }) => leastCommon(product, BigInt(proration.denominator)), 1n);
  return people.map(({ base, row, proration: { numerator, denominator } }) =>
    row ? BigInt(base) * BigInt(row.target) * BigInt(numerator) * (below / BigInt(denominator)) : 0n,
  );
}

function leastCommon(one: bigint, other: bigint): bigint {
  let [divisor, rest] = [one, other];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return (one / divisor) * other;
}

/**
 * A budget shared out by the guideline: in proportion to what it aims at, nobody above their largest raise, and all of it to
 * the minor unit (or as much as the guideline allows together). Who has no row, or no pay, gets nothing.
 */
export function recommend(people: readonly Recommended[], budget: number): Map<string, number> {
  const shares = new Map(people.map(({ id }) => [id, 0]));
  const aims = exactAims(people);
  let open = people.map((person, at) => ({ id: person.id, weight: aims[at]!, most: largestRaise(person) }));
  let left = Math.max(0, budget);
  for (;;) {
    const parts = shareOut(
      left,
      open.map(({ weight }) => weight),
    );
    const full = open.filter(({ most }, at) => parts[at]! > most);
    if (full.length === 0) {
      open.forEach(({ id }, at) => shares.set(id, parts[at]!));
      return shares;
    }
    for (const { id, most } of full) {
      shares.set(id, most);
      left -= most;
    }
    const done = new Set(full.map(({ id }) => id));
    open = open.filter(({ id }) => !done.has(id));
  }
}

export const guidelineMarks = ["WITHIN", "BELOW", "ABOVE"] as const;
export type GuidelineMark = (typeof guidelineMarks)[number];

/** Whether a raise keeps to its row; one without a row keeps to anything. Raises are of the pay's own currency. */
export function markOf(raise: number, { base, row, proration }: Omit<Recommended, "id">, step = 1): GuidelineMark {
  if (!row) return "WITHIN";
  const least = timesExactly(base, basisPoints(row.minimum), proration);
  const most = timesExactly(base, basisPoints(row.maximum), proration);
  if (raise + step - 1 < least) return "BELOW";
  return raise - step + 1 > most ? "ABOVE" : "WITHIN";
}
