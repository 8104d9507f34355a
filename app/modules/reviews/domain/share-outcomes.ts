/** What becomes of one person when results are shared with many. */
export const shareOutcomes = ["SHARED", "ALREADY", "REFUSED"] as const;
export type ShareOutcome = (typeof shareOutcomes)[number];
