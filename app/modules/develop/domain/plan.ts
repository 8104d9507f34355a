export const planStates = ["DRAFT", "PROPOSED", "AGREED", "CLOSED"] as const;
/** A draft is written by the person, proposed to the manager, agreed by them. */
export type PlanState = (typeof planStates)[number];
