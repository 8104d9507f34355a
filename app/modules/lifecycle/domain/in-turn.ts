/** Who of a group gets the next step of a journey; never whose journey it is, where there is somebody else. */
export type GroupInTurn = (groupId: string, journeyOf: string) => string | null;

/** Gives each step to whoever of its group has the fewest; `open` is how many each of them has before. */
export function inTurn(
  members: ReadonlyMap<string, readonly string[]>,
  open: ReadonlyMap<string, number>,
): GroupInTurn {
  const load = new Map(open);
  const loadOf = (id: string) => load.get(id) ?? 0;
  return (groupId, journeyOf) => {
    const all = members.get(groupId) ?? [];
    const others = all.filter((id) => id !== journeyOf);
    const [next] = [...(others.length > 0 ? others : all)].sort((one, other) => loadOf(one) - loadOf(other));
    if (next !== undefined) load.set(next, loadOf(next) + 1);
    return next ?? null;
  };
}
