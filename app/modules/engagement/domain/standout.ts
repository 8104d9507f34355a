type Scored = { favourable: number | null };

/**
 * The driver that stands best and the one that stands weakest. None where they stand alike, where there is only one, and
 * where fewer than half may be told: a best among few would be a riddle, not a result.
 */
export function standout<Driver extends Scored>(drivers: readonly Driver[]): { best: Driver; worst: Driver } | null {
  const told = drivers
    .filter(({ favourable }) => favourable !== null)
    .sort((one, other) => other.favourable! - one.favourable!);
  const [best, worst] = [told[0], told.at(-1)];
  if (!best || !worst || best.favourable === worst.favourable || told.length * 2 < drivers.length) return null;
  return { best, worst };
}
