export const levelUpStates = ["REQUESTED", "SUPPORTED", "APPROVED", "DECLINED", "WITHDRAWN"] as const;
/** REQUESTED waits for the manager, SUPPORTED for an administrator. */
export type LevelUpState = (typeof levelUpStates)[number];

const moves = {
  support: { from: "REQUESTED", to: "SUPPORTED" },
  "manager-decline": { from: "REQUESTED", to: "DECLINED" },
  approve: { from: "SUPPORTED", to: "APPROVED" },
  "admin-decline": { from: "SUPPORTED", to: "DECLINED" },
} as const;

/** Where a decision leads; null where it is not to be taken now. */
export function afterDecision(state: LevelUpState, move: keyof typeof moves): LevelUpState | null {
  return moves[move].from === state ? moves[move].to : null;
}

export function mayWithdraw(state: LevelUpState): boolean {
  return state === "REQUESTED" || state === "SUPPORTED";
}

/** So many level-ups of the company stand on a page. */
export const requestPageSize = 50;
