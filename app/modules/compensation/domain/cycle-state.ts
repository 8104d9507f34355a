export const cycleStates = ["DRAFT", "ACTIVE", "IN_REVIEW", "PUBLISHED"] as const;
export type CycleState = (typeof cycleStates)[number];

/** From where a cycle goes where, by what is done. */
export const cycleMoves = {
  launch: { from: ["DRAFT"], to: "ACTIVE" },
  "start-review": { from: ["ACTIVE"], to: "IN_REVIEW" },
  "back-to-planning": { from: ["IN_REVIEW"], to: "ACTIVE" },
  publish: { from: ["IN_REVIEW"], to: "PUBLISHED" },
  reopen: { from: ["PUBLISHED"], to: "IN_REVIEW" },
} as const satisfies Record<string, { from: readonly CycleState[]; to: CycleState }>;
export type CycleMove = keyof typeof cycleMoves;

export function mayMove(state: CycleState, move: CycleMove): boolean {
  return (cycleMoves[move].from as readonly CycleState[]).includes(state);
}

/** States in which stakeholders read and write: their rights end with the cycle. */
export const openStates: readonly CycleState[] = ["ACTIVE", "IN_REVIEW"];

/** Whose turn a line is. */
export const turns = ["PROPOSER", "APPROVER", "PUBLISHER", "DONE"] as const;
export type Turn = (typeof turns)[number];

/** Whether it is for somebody who is reminded: whoever publishes is who reminds. */
export const isReminded = ({ turn }: { turn: Turn }) => turn === "PROPOSER" || turn === "APPROVER";

export type Standing = { readonly turn: Turn; readonly level: number };
export type Chain = {
  readonly proposerId: string | null;
  readonly approverIds: readonly string[];
  readonly publisherId: string;
};

/** Who acts on a line now; null where nobody does any more. */
export function onTurn({ turn, level }: Standing, chain: Chain): string | null {
  if (turn === "PROPOSER") return chain.proposerId ?? chain.publisherId;
  if (turn === "APPROVER") return chain.approverIds[level] ?? chain.publisherId;
  return turn === "PUBLISHER" ? chain.publisherId : null;
}

/** Where a line goes when whoever has it passes it on. */
export function passedOn({ turn, level }: Standing, { approverIds }: Pick<Chain, "approverIds">): Standing {
  if (turn === "PROPOSER")
    return approverIds.length > 0 ? { turn: "APPROVER", level: 0 } : { turn: "PUBLISHER", level: 0 };
  if (turn === "APPROVER" && level + 1 < approverIds.length) return { turn: "APPROVER", level: level + 1 };
  return { turn: "PUBLISHER", level: 0 };
}

/** The managers above somebody as proposer and approvers, so many levels; nobody twice, and never the publisher before. */
export function chainOf(above: readonly string[], levels: number, publisherId: string): Chain {
  const [proposerId = null, ...others] = above.filter((id, at) => above.indexOf(id) === at);
  const approverIds = others.filter((id) => id !== publisherId).slice(0, levels);
  return { proposerId, approverIds, publisherId };
}
