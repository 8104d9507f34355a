export const nominationStates = ["NOMINATED", "ACCEPTED", "DECLINED", "SUBMITTED", "WITHDRAWN"] as const;
export type NominationState = (typeof nominationStates)[number];

export const nominationActs = ["accept", "decline", "withdraw", "submit"] as const;
export type NominationAct = (typeof nominationActs)[number];

const moves: Readonly<Record<NominationAct, Partial<Record<NominationState, NominationState>>>> = {
  accept: { NOMINATED: "ACCEPTED", DECLINED: "ACCEPTED" },
  decline: { NOMINATED: "DECLINED", ACCEPTED: "DECLINED" },
  withdraw: { NOMINATED: "WITHDRAWN", ACCEPTED: "WITHDRAWN", DECLINED: "WITHDRAWN" },
  submit: { ACCEPTED: "SUBMITTED" },
};

/** Where an act leads from a state; null where it does not go from there: what was submitted stays. */
export function nominationAfter(act: NominationAct, state: NominationState): NominationState | null {
  return moves[act][state] ?? null;
}

/** Those that count towards the least and the most peers. */
export const countedStates: readonly NominationState[] = ["NOMINATED", "ACCEPTED", "SUBMITTED"];
