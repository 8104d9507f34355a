/** How a plan about a result ends. */
export const focusEnds = ["DONE", "DROPPED"] as const;

/** How one stands. */
export const focusStates = ["PLANNED", ...focusEnds] as const;
export type FocusState = (typeof focusStates)[number];
