/** Why a run began, by its word in the room's strings. */
export const runReasons = {
  SCHEDULE: "steps.schedule",
  TRIAL: "try",
  MANUAL: "run-reason.MANUAL",
  HOOK: "run-reason.HOOK",
  REPLAY: "run-reason.REPLAY",
} as const;
