export const dependencyStatuses = ["ASKED", "CONFIRMED", "REFUSED", "WITHDRAWN"] as const;
export type DependencyStatus = (typeof dependencyStatuses)[number];
export const dependencyAnswers = ["CONFIRMED", "REFUSED"] as const;
export type DependencyAnswer = (typeof dependencyAnswers)[number];

/** The side that is needed confirms or refuses what is asked, and may take a confirmation back. */
export function mayAnswer(status: DependencyStatus, answer: DependencyAnswer): boolean {
  return status === "ASKED" || (status === "CONFIRMED" && answer === "REFUSED");
}

/** The side that needs takes its question, or what was agreed, back. */
export function mayWithdraw(status: DependencyStatus): boolean {
  return status === "ASKED" || status === "CONFIRMED";
}
