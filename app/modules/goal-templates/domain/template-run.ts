export const runKinds = ["ASSIGN", "UPDATE", "WITHDRAW"] as const;
export type RunKind = (typeof runKinds)[number];
export type Outcome = "MADE" | "UPDATED" | "UNCHANGED" | "WITHDRAWN" | "KEPT" | "REFUSED";
