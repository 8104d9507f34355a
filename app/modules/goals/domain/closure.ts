export const openLevels = ["ON_TRACK", "OFF_TRACK", "AT_RISK"] as const;
export const progressLevels = [...openLevels, "CLOSED"] as const;
export const closures = ["ACHIEVED", "NOT_ACHIEVED", "DROPPED"] as const;

/** A level a person may set on an open goal; CLOSED is reached only by closing. */
export type OpenLevel = (typeof openLevels)[number];
export type ProgressLevel = (typeof progressLevels)[number];
export type Closure = (typeof closures)[number];

/**
 * Level and closure belong together: a goal is CLOSED if and only if it has a closure,
 * and then remembers the level it returns to when reopened.
 */
export type GoalStanding =
  | { readonly level: OpenLevel; readonly closure: null; readonly levelBeforeClosing: null }
  | { readonly level: "CLOSED"; readonly closure: Closure; readonly levelBeforeClosing: OpenLevel };

export type StandingRefusal = "goals.already-closed" | "goals.not-closed" | "goals.closed";
export type StandingChange =
  { readonly ok: true; readonly standing: GoalStanding } | { readonly ok: false; readonly refusal: StandingRefusal };

/** The standing of a new goal. */
export const newGoalStanding: GoalStanding = { level: "ON_TRACK", closure: null, levelBeforeClosing: null };

/** Closes a goal with its outcome; refused with `goals.already-closed` when it is closed. */
export function close(standing: GoalStanding, closure: Closure): StandingChange {
  if (standing.level === "CLOSED") return { ok: false, refusal: "goals.already-closed" };
  return { ok: true, standing: { level: "CLOSED", closure, levelBeforeClosing: standing.level } };
}

/** Takes a closed goal back to the level it had; refused with `goals.not-closed` when it is open. */
export function reopen(standing: GoalStanding): StandingChange {
  if (standing.level !== "CLOSED") return { ok: false, refusal: "goals.not-closed" };
  return { ok: true, standing: openAt(standing.levelBeforeClosing) };
}

/** Sets the level of an open goal; refused with `goals.closed` when it is closed. */
export function setLevel(standing: GoalStanding, level: OpenLevel): StandingChange {
  if (standing.level === "CLOSED") return { ok: false, refusal: "goals.closed" };
  return { ok: true, standing: openAt(level) };
}

function openAt(level: OpenLevel): GoalStanding {
  return { level, closure: null, levelBeforeClosing: null };
}
