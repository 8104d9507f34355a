type Offered = { id: string; name: string | null; parentId: string | null; parent: string | null };

/** A driver of what a survey asks; `covers` are the drivers whose questions count for it: its own and those below it. */
export type AskedDriver<Driver extends Offered = Offered> = Driver & { covers: string[] };

/**
 * The drivers of some questions, in the order in which they are first asked about, each followed by its sub-drivers. One that
 * is asked about only by its sub-drivers stands above them too.
 */
export function askedDrivers<Driver extends Offered>(
  asked: readonly string[],
  offered: readonly Driver[],
): AskedDriver<Driver>[] {
  const byId = new Map(offered.map((driver) => [driver.id, driver]));
  const known = [...new Set(asked)].flatMap((id) => byId.get(id) ?? []);
  const tops = new Set(known.map(({ id, parentId }) => (parentId && byId.has(parentId) ? parentId : id)));
  return [...tops].flatMap((top) => {
    const below = known.filter(({ parentId }) => parentId === top);
    return [
      { ...byId.get(top)!, covers: [top, ...below.map(({ id }) => id)] },
      ...below.map((driver) => ({ ...driver, covers: [driver.id] })),
    ];
  });
}
