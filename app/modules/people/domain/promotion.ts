import { asOf, type DatedRow } from "./effective-dating.ts";

/** What a promotion may change of where somebody stands. */
export const promotedKinds = ["JOB_ROLE", "GRADE"] as const;
export type PromotedKind = (typeof promotedKinds)[number];

/** What becomes of one place of a promotion: it changes, is so already, or is left as it is, and why. */
export const promotionOutcomes = ["CHANGES", "ALREADY", "LEFT", "JOINS_LATER", "MOVED"] as const;
export type PromotionOutcome = (typeof promotionOutcomes)[number];

/** `from` is the first day, `knownAt` the instant from which on somebody else may not have changed it. */
export type PromotionTerms = { readonly from: string; readonly knownAt: string };
type Rows = readonly DatedRow<string | null>[];
type Person = { readonly joinedOn: string; readonly states: Rows; readonly today: string };

/** What was recorded for the day since `knownAt` is never overwritten. */
export function judgePromotion(
  { joinedOn, states, today }: Person,
  rows: Rows,
  value: string,
  { from, knownAt }: PromotionTerms,
): PromotionOutcome {
  if (from < joinedOn) return "JOINS_LATER";
  const state = asOf(states, from > today ? from : today)?.value ?? "LEFT";
  if (state === "LEFT") return "LEFT";
  const now = asOf(rows, from)?.value ?? null;
  if (now === value) return "ALREADY";
  return now === (asOf(rows, from, knownAt)?.value ?? null) ? "CHANGES" : "MOVED";
}
