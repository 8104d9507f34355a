import type { Standing } from "./meeting-state.ts";

export const rhythmWeeks = 26;
const week = 7 * 24 * 60 * 60 * 1_000;

/** Seven days, by their first moment: whether something was held in them, or was to be. */
export type RhythmWeek = { from: string; state: "DONE" | "MISSED" | "NONE" };

/** Week by week up to now, the oldest first; one that was held counts more than one that was missed. */
export function rhythmOf(meetings: readonly { startsAt: string; standing: Standing }[], now: Date): RhythmWeek[] {
  const within = (at: number, { startsAt }: { startsAt: string }) => {
    const since = Date.parse(startsAt) - at;
    return since > 0 && since <= week;
  };
  return Array.from({ length: rhythmWeeks }, (_, place) => {
    const at = now.getTime() - (rhythmWeeks - place) * week;
    const here = meetings.filter((meeting) => within(at, meeting)).map(({ standing }) => standing);
    const state = here.some((one) => one === "HELD" || one === "RUNNING")
      ? "DONE"
      : here.includes("MISSED")
        ? "MISSED"
        : "NONE";
    return { from: new Date(at).toISOString(), state };
  });
}
