/** PROPOSED waits for who leads the review, REFUSED is what they did not approve; who is nominated knows of neither. */
export const nominationStates = [
  "PROPOSED",
  "REFUSED",
  "NOMINATED",
  "ACCEPTED",
  "DECLINED",
  "SUBMITTED",
  "WITHDRAWN",
] as const;
export type NominationState = (typeof nominationStates)[number];

export const nominationActs = ["approve", "refuse", "accept", "decline", "withdraw", "submit"] as const;
export type NominationAct = (typeof nominationActs)[number];

const moves: Readonly<Record<NominationAct, Partial<Record<NominationState, NominationState>>>> = {
  approve: { PROPOSED: "NOMINATED", REFUSED: "NOMINATED" },
  refuse: { PROPOSED: "REFUSED" },
  accept: { NOMINATED: "ACCEPTED", DECLINED: "ACCEPTED" },
  decline: { NOMINATED: "DECLINED", ACCEPTED: "DECLINED" },
  withdraw: { PROPOSED: "WITHDRAWN", NOMINATED: "WITHDRAWN", ACCEPTED: "WITHDRAWN", DECLINED: "WITHDRAWN" },
  submit: { ACCEPTED: "SUBMITTED" },
};

/** Where an act leads from a state; null where it does not go from there: what was submitted stays. */
export function nominationAfter(act: NominationAct, state: NominationState): NominationState | null {
  return moves[act][state] ?? null;
}

/** Those that count towards the least and the most peers. */
export const countedStates: readonly NominationState[] = ["PROPOSED", "NOMINATED", "ACCEPTED", "SUBMITTED"];

/** What is said of a nomination to somebody who may not know who has submitted. */
export function statusUntold(state: NominationState): NominationState {
  return state === "SUBMITTED" ? "ACCEPTED" : state;
}

/**
 * Whether taking it back is offered. To somebody who may not know who has submitted it is offered until it is accepted: an
 * offer that ends later would tell.
 */
export function mayStillWithdraw(state: NominationState, told: boolean): boolean {
  return state !== "SUBMITTED" && state !== "REFUSED" && (told || state !== "ACCEPTED");
}
