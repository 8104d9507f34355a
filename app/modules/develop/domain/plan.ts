export const planStates = ["DRAFT", "PROPOSED", "AGREED", "CLOSED"] as const;
/** A draft is written by the person, proposed to the manager, agreed by them. */
export type PlanState = (typeof planStates)[number];

export type GoalProgress = { reached: boolean; steps: number; done: number };

/** How far a plan is, in percent: a reached goal counts whole, another by its steps that are done. Null without goals. */
export function planProgress(goals: readonly GoalProgress[]): number | null {
  if (goals.length === 0) return null;
  const parts = goals.map(({ reached, steps, done }) => (reached ? 1 : steps === 0 ? 0 : done / steps));
  return Math.round((parts.reduce((sum, part) => sum + part, 0) / goals.length) * 100);
}
