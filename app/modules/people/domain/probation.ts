/** How a probation ends: they stay, it goes on, or they leave. */
export const probationOutcomes = ["CONFIRMED", "EXTENDED", "ENDED"] as const;
export type ProbationOutcome = (typeof probationOutcomes)[number];
