import { derive, type ShiftEvent, type VersionsOf } from "./derive.ts";
import { balanceOn } from "./ledger.ts";
import type { PointsRules } from "./rules.ts";
import { episodesOf, thresholdsOn } from "./thresholds.ts";

/** What one person had in some weeks by some rules. */
export type Outcome = { points: number; highest: number; reached: number[] };

/** What somebody had from these events by the rules of their days; credits are no points. */
export function outcomeOf(events: readonly ShiftEvent[], versionsOf: VersionsOf, today: string): Outcome {
  const entries = derive(events, versionsOf, today);
  const days = [...new Set(entries.map(({ countsOn }) => countsOn))];
  const episodes = episodesOf(entries, thresholdsOn(events, versionsOf), { changes: [], today });
  return {
    points: entries.reduce((sum, { cause, points }) => (cause === "EVENT" ? sum + points : sum), 0),
    highest: Math.max(0, ...days.map((day) => balanceOn(entries, day))),
    reached: episodes.map(({ threshold }) => threshold.points),
  };
}

/** The same as if these rules had held all the time. */
export function outcomeUnder(events: readonly ShiftEvent[], rules: PointsRules, today: string): Outcome {
  const version = { id: "proposed", policyId: "proposed", validFrom: "0001-01-01", rules };
  const moved = events.map((event) => ({ ...event, policyId: "proposed" }));
  return outcomeOf(moved, () => [version], today);
}
