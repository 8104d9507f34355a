/** Under which heads cards of goals stand. */
export const goalGroups = ["team", "department"] as const;
export type GoalGroup = (typeof goalGroups)[number];
