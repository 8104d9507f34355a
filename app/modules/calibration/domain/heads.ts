/** How far below the top groups are headed, and how many people one holds at most. */
export type Cut = { depth: number; largest: number };

export const cutAtFirst: Cut = { depth: 1, largest: 50 };
export const deepest = 6;
export const largestGroup = 500;

/** A group to be: who heads it, which part of the people below them it is, and of how many parts. */
export type Part = { headId: string; part: number; parts: number; memberIds: string[] };

type Above = ReadonlyMap<string, readonly string[]>;

/**
 * A group for each part of a company. `above` says who stands above each person, at any distance. A part is headed by
 * somebody `depth` steps below the top, or the lowest manager there is on a shorter line; one that is too large is cut
 * along the reporting lines below its head, and where they end into parts of the same size. Whoever stands at the top
 * or just below it is in none.
 */
export function partsOf(employeeIds: readonly string[], above: Above, { depth, largest }: Cut): Part[] {
  const heads = headsAt(employeeIds, above, depth);
  return [...heads].flatMap(([headId, members]) =>
    cut({ headId, members, depth: levelOf(headId, above) }, above, largest),
  );
}

const levelOf = (id: string, above: Above) => above.get(id)?.length ?? 0;

/** By head, those below them; whoever has no manager so far down is with the lowest they have below the top. */
function headsAt(employeeIds: readonly string[], above: Above, depth: number): Map<string, string[]> {
  const heads = new Map<string, string[]>();
  for (const id of employeeIds) {
    const [head] = (above.get(id) ?? [])
      .map((manager) => ({ manager, level: levelOf(manager, above) }))
      .filter(({ level }) => level >= 1 && level <= depth)
      .sort((a, b) => b.level - a.level);
    if (head) heads.set(head.manager, [...(heads.get(head.manager) ?? []), id]);
  }
  return heads;
}

type Whole = { headId: string; members: readonly string[]; depth: number };

function cut({ headId, members, depth }: Whole, above: Above, largest: number): Part[] {
  if (members.length <= largest) return [{ headId, part: 1, parts: 1, memberIds: [...members] }];
  const below = headsAt(members, above, depth + 1);
  const rest = below.get(headId) ?? [];
  const lower = [...below].filter(([id]) => id !== headId);
  if (lower.length === 0) return evenly({ headId, members, depth }, largest);
  return [
    ...(rest.length > 0 ? evenly({ headId, members: rest, depth }, largest) : []),
    ...lower.flatMap(([id, those]) => cut({ headId: id, members: those, depth: depth + 1 }, above, largest)),
  ];
}

function evenly({ headId, members }: Whole, largest: number): Part[] {
  const parts = Math.ceil(members.length / largest);
  return Array.from({ length: parts }, (_, at) => ({
    ...{ headId, part: at + 1, parts },
    memberIds: members.filter((_member, place) => place % parts === at),
  }));
}
