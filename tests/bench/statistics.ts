export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** How restless a series was: its middle half over its median. */
export function spread(values: readonly number[]): number {
  const middle = median(values);
  return middle === 0 ? 0 : (quantile(values, 0.75) - quantile(values, 0.25)) / middle;
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Runs each contender once a round, in turn, so that a bad minute of the machine hits all alike. */
export async function interleave<Name extends string>(
  rounds: number,
  contenders: Record<Name, () => Promise<number> | number>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await contenders[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 ? [...names].reverse() : names) results[name].push(await contenders[name]());
  }
  return results;
}

/** Ratios round by round: neighbours in time are compared, not the medians of different minutes. */
export function ratios(ours: readonly number[], baseline: readonly number[]): number[] {
  return ours.map((value, round) => value / (baseline[round] ?? NaN));
}
