/** What follows from a result: a record of another room, or a note that stands here alone. */
export const actionKinds = ["GOAL", "TASK", "COMPETENCY", "AGENDA", "NOTE"] as const;
export type ActionKind = (typeof actionKinds)[number];
