import type { ProgressLevel } from "./closure.ts";

/** How a goal stands to who looks at it: its level, or STALE where green is old news. */
export const standings = ["ON_TRACK", "STALE", "OFF_TRACK", "AT_RISK", "CLOSED"] as const;
export type Standing = (typeof standings)[number];

/** Silence takes green away; a goal that said it is behind still says so. */
export function standingOf(level: ProgressLevel, silent: number | null): Standing {
  return level === "ON_TRACK" && silent !== null ? "STALE" : level;
}
