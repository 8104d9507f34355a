import type { ProgressLevel } from "./closure.ts";

/** Colours by name; the theme gives them their tones. A colour never stands alone: a label goes with it. */
export type StateColour = "GREEN" | "YELLOW" | "MUSTARD" | "ORANGE" | "RED" | "BLUE" | "GREY";

const levelColours = { ON_TRACK: "GREEN", OFF_TRACK: "ORANGE", AT_RISK: "RED", CLOSED: "GREY" } as const;

/** The colour of a progress level. */
export function levelColour(level: ProgressLevel): (typeof levelColours)[ProgressLevel] {
  return levelColours[level];
}
