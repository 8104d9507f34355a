import { setOwn } from "#app/platform/http/own-properties.ts";
import { stepsBetween, type Level } from "./levels.ts";

export const labels = ["NOT_ENOUGH_DATA", "NOT_CRITICAL", "STARTING", "BUILDING", "SKILLED", "EXCELLED"] as const;
/** Where somebody stands in a competency, by what is known of it. */
export type Label = (typeof labels)[number];

/** Labels that tell of progress, the lowest first. */
export const progressLabels = ["STARTING", "BUILDING", "SKILLED", "EXCELLED"] as const;

export type KnownAssessment = { levelRank: number };
/** Pieces in the time that counts: posts, and ratings of shared reviews in the upper and lower third of their scale. */
export type Voices = { praise: number; advice: number; ratings: number; ratedHigh: number; ratedLow: number };
export type Evidence = Voices & {
  levels: readonly Pick<Level, "rank">[];
  /** What the job asks; null where it does not ask for this competency. */
  expected: { rank: number; critical: boolean } | null;
  manager: KnownAssessment | null;
  self: KnownAssessment | null;
};

/** So much more for than against moves a label by one. */
export const tellingBalance = 3;

/** By how much voices move a label: a praise post and a rating in the upper third speak for, their opposites against. */
function swingOf({ praise, advice, ratedHigh, ratedLow }: Voices): -1 | 0 | 1 {
  const balance = praise + ratedHigh - advice - ratedLow;
  return balance >= tellingBalance ? 1 : balance <= -tellingBalance ? -1 : 0;
}

/**
 * The label of a competency, by one rule that is shown beside it:
 * 1. A job that does not ask for the competency, or says that it is not critical: NOT_CRITICAL.
 * 2. What the manager assessed is compared with what the job asks: at the level SKILLED, above it EXCELLED, one below
 *    BUILDING, further below STARTING.
 * 3. Without that the person's own assessment counts in the same way, but says no more than BUILDING by itself.
 * 4. Praise posts and ratings in the upper third of a shared review speak for it, advice posts and ratings in the lower
 *    third against it: three more for raise the label by one, three more against lower it by one.
 * 5. Without any assessment posts and ratings alone say STARTING, or BUILDING where rule 4 raises it; without any it is
 *    NOT_ENOUGH_DATA.
 */
export function labelOf(evidence: Evidence): Label {
  const { levels, expected, manager, self, praise, advice, ratings } = evidence;
  if (!expected || !expected.critical) return "NOT_CRITICAL";
  const assessed = manager ?? self;
  const swing = swingOf(evidence);
  if (!assessed) return praise + advice + ratings === 0 ? "NOT_ENOUGH_DATA" : stage(swing);
  const stands = stage(2 + stepsBetween(levels, expected.rank, assessed.levelRank));
  const base = progressLabels.indexOf(stands);
  const believed = manager ? base : Math.min(base, 1);
  return stage(believed + swing);
}

function stage(index: number): (typeof progressLabels)[number] {
  return progressLabels[Math.max(0, Math.min(progressLabels.length - 1, index))]!;
}

/** What the label rests on, to be said in words: the rule's parts that took part. `swing` stands at the last of them. */
export type Ground =
  | { kind: "NOT_ASKED" }
  | { kind: "NOT_CRITICAL_HERE" }
  | { kind: "MANAGER"; steps: number }
  | { kind: "SELF"; steps: number }
  | { kind: "POSTS"; praise: number; advice: number; swing: -1 | 0 | 1 }
  | { kind: "RATINGS"; ratings: number; high: number; low: number; swing: -1 | 0 | 1 }
  | { kind: "NOTHING" };

export function groundsOf(evidence: Evidence): Ground[] {
  const { levels, expected, manager, self, praise, advice, ratings, ratedHigh: high, ratedLow: low } = evidence;
  if (!expected) return [{ kind: "NOT_ASKED" }];
  if (!expected.critical) return [{ kind: "NOT_CRITICAL_HERE" }];
  const steps = (rank: number) => stepsBetween(levels, expected.rank, rank);
  const swing = swingOf(evidence);
  const grounds: Ground[] = [];
  if (manager) grounds.push({ kind: "MANAGER", steps: steps(manager.levelRank) });
  else if (self) grounds.push({ kind: "SELF", steps: steps(self.levelRank) });
  if (praise + advice > 0) grounds.push({ kind: "POSTS", praise, advice, swing: ratings > 0 ? 0 : swing });
  if (ratings > 0) grounds.push({ kind: "RATINGS", ratings, high, low, swing });
  return grounds.length > 0 ? grounds : [{ kind: "NOTHING" }];
}

/** How many stand where. */
export function countLabels(all: readonly Label[]): Partial<Record<Label, number>> {
  const counts: Partial<Record<Label, number>> = {};
  for (const label of all) setOwn(counts, label, (counts[label] ?? 0) + 1);
  return counts;
}
