/** On whose behalf a plan about results can become a goal: a plan of the company as a whole, or its writer's own. */
export const goalLevels = ["COMPANY", "INDIVIDUAL"] as const;
export type GoalLevel = (typeof goalLevels)[number];
