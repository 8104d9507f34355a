export const cycleStates = ["DRAFT", "IN_PROGRESS", "PUBLISHED", "CANCELLED"] as const;
export type CycleState = (typeof cycleStates)[number];

export const cycleActs = ["launch", "publish", "cancel", "restore", "reopen"] as const;
export type CycleAct = (typeof cycleActs)[number];

const moves: Readonly<Record<CycleAct, Partial<Record<CycleState, CycleState>>>> = {
  launch: { DRAFT: "IN_PROGRESS" },
  publish: { IN_PROGRESS: "PUBLISHED" },
  cancel: { IN_PROGRESS: "CANCELLED" },
  restore: { CANCELLED: "IN_PROGRESS" },
  reopen: { PUBLISHED: "IN_PROGRESS" },
};

/** Where an act leads from a state; null where it does not go from there. Nothing ever deletes an answer. */
export function cycleAfter(act: CycleAct, state: CycleState): CycleState | null {
  return moves[act][state] ?? null;
}

export function actsFrom(state: CycleState): readonly CycleAct[] {
  return cycleActs.filter((act) => cycleAfter(act, state) !== null);
}
