export const runKinds = ["ASSIGN", "UPDATE", "WITHDRAW"] as const;
export type RunKind = (typeof runKinds)[number];
export const outcomes = ["MADE", "UPDATED", "UNCHANGED", "WITHDRAWN", "KEPT", "REFUSED"] as const;
export type Outcome = (typeof outcomes)[number];
/** Those somebody should look at. */
export const notedOutcomes: readonly Outcome[] = ["REFUSED", "KEPT"];
