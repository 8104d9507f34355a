import type { CoachRule } from "./coach/coach.ts";

/** What may be missing in an open objective, then in an open key result. */
export const objectiveGaps = ["NO_PARENT", "NO_KEY_RESULTS", "TOO_MANY", "NO_OWNER"] as const;
export const keyResultGaps = ["SAME_ENDS", "BASELINE"] as const;
export const alignmentGaps = [...objectiveGaps, ...keyResultGaps] as const;
export type AlignmentGap = (typeof alignmentGaps)[number];

/** The coach's rule that a gap breaks; where a goal stands in the tree is no matter of wording, so the coach is silent on it. */
export const ruleOfGap: Readonly<Record<AlignmentGap, CoachRule | null>> = {
  NO_PARENT: null,
  NO_KEY_RESULTS: "no-key-results",
  TOO_MANY: "too-many",
  NO_OWNER: "owner",
  SAME_ENDS: "same-ends",
  BASELINE: "baseline",
};

/** The share of a whole in percent; nothing where there is no whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}
