/** By the id of each goal that counts in a review, its weight in percent. */
export type GoalWeights = Readonly<Record<string, number>>;

/** Who says which goals count: nobody, as all do; the person reviewed, who is accountable, or both. */
export const goalChoosers = ["NOBODY", "SELF", "MANAGER", "BOTH"] as const;
export type GoalChooser = (typeof goalChoosers)[number];

/** What goals that count weigh together. */
export const wholeWeight = 100;

export const sumOfWeights = (weights: GoalWeights) =>
  Math.round(Object.values(weights).reduce((sum, weight) => sum + weight, 0) * 100) / 100;

/** So many goals with as even weights as whole percents allow; the first ones carry what is left. */
export function evenWeights(ids: readonly string[]): GoalWeights {
  const each = Math.floor(wholeWeight / Math.max(1, ids.length));
  const left = wholeWeight - each * ids.length;
  return Object.fromEntries(ids.map((id, at) => [id, each + (at < left ? 1 : 0)]));
}

/** Whether whoever fills in this form says which goals count, by what its parts let them. */
export function choosesGoals(
  elements: readonly { kind: string; goalsChosenBy?: GoalChooser | undefined }[],
  provider: string,
): boolean {
  return elements.some(
    ({ kind, goalsChosenBy = "NOBODY" }) =>
      kind === "GOAL" &&
      (goalsChosenBy === provider || (goalsChosenBy === "BOTH" && ["SELF", "MANAGER"].includes(provider))),
  );
}
