import type { CycleSettings } from "./cycle-settings.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { GoalWeights } from "./goal-weights.ts";
import type { Rated } from "./fields.ts";

/** The competencies and goals that a review rates, in the words they had when it began. */
export type RatedThings = {
  competencies: readonly Rated[];
  goals: readonly Rated[];
  /** Which goals count and how much, once somebody has said so; until then all count the same. */
  weights?: GoalWeights | null;
};

export type Period = { from: string; to: string };

/**
 * The days a review looks back on: those of the cycle; where it runs again and again, those up to the day it began, and
 * none before the person joined.
 */
export function periodOf(
  { details }: CycleSettings,
  ofCycle: Period,
  { anchorOn, joinedOn }: { anchorOn: string; joinedOn: string | null },
): Period {
  if (details.kind === "ONE_TIME") return ofCycle;
  const days = details.trigger === "ANNIVERSARY" ? 365 : Math.max(30, ...details.afterDays);
  const from = addDays(anchorOn, -days);
  return { from: joinedOn && joinedOn > from && joinedOn <= anchorOn ? joinedOn : from, to: anchorOn };
}
