/** What numbers of notes can be split by. */
export const splits = ["VIOLATION_TYPE", "SEVERITY"] as const;
export type Split = (typeof splits)[number];
