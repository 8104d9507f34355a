import { fewestPeople as fewest } from "#app/platform/privacy/small-groups.ts";

export type RaterScores = { raterId: string; scores: readonly number[] };

export type Leniency = {
  raterId: string;
  people: number;
  /** Mean of what this rater gave, and how far it lies from the mean of all others; null where too few were rated. */
  mean: number | null;
  difference: number | null;
  /** 95 % interval of the difference (Welch); null where it cannot be told. */
  interval: { from: number; to: number } | null;
  /** The interval does not hold 0: the difference is hardly chance. */
  outstanding: boolean;
};

/** Who rates higher or lower than the others, with how sure that is. Raters of fewer than five people are not judged. */
export function leniencyOf(raters: readonly RaterScores[]): Leniency[] {
  return raters.map(({ raterId, scores }) => {
    const others = raters.flatMap((rater) => (rater.raterId === raterId ? [] : rater.scores));
    const people = scores.length;
    if (people < fewest || others.length < fewest)
      return { raterId, people, mean: null, difference: null, interval: null, outstanding: false };
    const [own, rest] = [momentsOf(scores), momentsOf(others)];
    const difference = own.mean - rest.mean;
    const [first, second] = [own.variance / people, rest.variance / others.length];
    const error = Math.sqrt(first + second);
    if (error === 0)
      return { raterId, people, mean: own.mean, difference, interval: null, outstanding: difference !== 0 };
    const freedom = (first + second) ** 2 / (first ** 2 / (people - 1) + second ** 2 / (others.length - 1));
    const reach = studentT(freedom) * error;
    const interval = { from: difference - reach, to: difference + reach };
    return { raterId, people, mean: own.mean, difference, interval, outstanding: interval.from > 0 || interval.to < 0 };
  });
}

function momentsOf(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (values.length - 1) };
}

/** The two-sided 95 % quantile of Student's t, by the expansion of Cornish and Fisher; within 1 % from four degrees on. */
export function studentT(freedom: number): number {
  const z = 1.959963985;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

export type GroupRates = {
  group: string;
  people: number;
  /** Percent of the group rated favourably; null for a group of fewer than five. */
  rate: number | null;
  /** Its rate as a share of the highest one. */
  ratio: number | null;
  /** Below four fifths of the highest rate: worth a look, no proof of anything. */
  below: boolean;
};

/**
 * The four-fifths rule of the Uniform Guidelines on Employee Selection Procedures (29 CFR 1607.4 D): how often each group
 * is rated favourably, beside the group that is so most often. Groups of fewer than five are left out of the comparison.
 */
export function fourFifths(people: readonly { group: string; favourable: boolean }[]): GroupRates[] {
  const groups = [...Map.groupBy(people, ({ group }) => group)].map(([group, members]) => {
    const favourable = members.filter((member) => member.favourable).length;
    return { group, people: members.length, rate: members.length < fewest ? null : favourable / members.length };
  });
  const rates = groups.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  const highest = Math.max(0, ...rates);
  const compares = rates.length > 1 && highest > 0;
  return groups
    .sort((one, other) => one.group.localeCompare(other.group))
    .map(({ rate, ...group }) => {
      const ratio = compares && rate !== null ? rate / highest : null;
      return { ...group, rate: rate === null ? null : rate * 100, ratio, below: ratio !== null && ratio < 0.8 };
    });
}
