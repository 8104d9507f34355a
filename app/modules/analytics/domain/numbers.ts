import type { Measure } from "#app/platform/contributions/measure.ts";

/** Sums of some facts, and how many people stand behind them. */
export type Sums = { value: number; weight: number; people: number };

export const noSums: Sums = { value: 0, weight: 0, people: 0 };

export function addSums(all: readonly Sums[]): Sums {
  return all.reduce(
    (sum, { value, weight, people }) => ({
      value: sum.value + value,
      weight: sum.weight + weight,
      people: sum.people + people,
    }),
    noSums,
  );
}

/**
 * What a measure is of these sums, to a fixed number of digits; null where there is nothing to divide, and of guarded
 * measures where nothing is told.
 */
export function numberOf(measure: Pick<Measure, "sum" | "secrecy" | "digits">, sums: Sums): number | null {
  const { sum, secrecy } = measure;
  const digits: number = measure.digits ?? 0;
  if (secrecy === "GUARDED" && sums.people === 0) return null;
  if (sum === "COUNT") return rounded(sums.value, digits);
  if (sums.weight === 0) return null;
  return rounded((sums.value / sums.weight) * (sum === "SHARE" ? 100 : 1), digits);
}

/** Rounded half away from zero, without `-0`. */
export function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale)) / scale + 0;
}

export type PartSums = { key: string | null; now: Sums; before: Sums };

/**
 * How much of the change of the whole a part is: these add up to it. Of means, a part counts by how far it lies from what the
 * whole was before, so that a part that stays the same is never named only because others grew.
 */
export function contributionOf({ sum }: Pick<Measure, "sum">, part: PartSums, whole: Omit<PartSums, "key">): number {
  if (sum === "COUNT") return part.now.value - part.before.value;
  const usual = whole.before.weight === 0 ? 0 : whole.before.value / whole.before.weight;
  const apart = (some: Sums, all: Sums) => (all.weight === 0 ? 0 : (some.value - usual * some.weight) / all.weight);
  return (apart(part.now, whole.now) - apart(part.before, whole.before)) * (sum === "SHARE" ? 100 : 1);
}

/** What changed, computed of what is shown: the number now and before, and the part that is most of the change. */
export type Change = {
  kind: "UNKNOWN" | "SAME" | "ROSE" | "FELL";
  now: number | null;
  before: number | null;
  /** The one part whose share of the change is the largest, in its direction; null where several are, or all is one part. */
  most: { key: string; by: number } | null;
};

export function changeOf(measure: Pick<Measure, "sum" | "secrecy" | "digits">, parts: readonly PartSums[]): Change {
  const whole = { now: addSums(parts.map(({ now }) => now)), before: addSums(parts.map(({ before }) => before)) };
  const [now, before] = [numberOf(measure, whole.now), numberOf(measure, whole.before)];
  if (now === null || before === null) return { kind: "UNKNOWN", now, before, most: null };
  if (now === before) return { kind: "SAME", now, before, most: null };
  const direction = now > before ? 1 : -1;
  const digits = measure.digits ?? 0;
  const [most, next] = parts
    .map((part) => ({ part, key: part.key, by: rounded(contributionOf(measure, part, whole), digits) }))
    .filter(({ by }) => by * direction > 0)
    .sort((one, other) => other.by * direction - one.by * direction);
  const alone = most && parts.length > 1 && most.by !== next?.by && isTold(measure, most.part);
  return {
    ...{ kind: direction > 0 ? "ROSE" : "FELL", now, before },
    most: alone && most.key !== null ? { key: most.key, by: most.by } : null,
  };
}

/** Of a published part that was not told before, or is not now, nobody can say how it changed. */
const isTold = ({ secrecy }: Pick<Measure, "secrecy">, { now, before }: PartSums) =>
  secrecy === "NAMED" || (now.people > 0 && before.people > 0);
