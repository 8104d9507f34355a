export const jobTermKinds = ["FUNCTION", "ROLE", "GRADE"] as const;
export type JobTermKind = (typeof jobTermKinds)[number];
