import type { GoalTemplate } from "../domain/template.ts";

/** What this company calls things; null where the names are the usual ones, which every language has words for. */
export type GoalNames = { module: string | null; objectives: string | null; keyResults: string | null };

export function goalNames({ moduleName, objectivesName, keyResultsName }: GoalTemplate): GoalNames {
  return {
    module: moduleName === "Goals" ? null : moduleName,
    objectives: objectivesName === "Objectives" ? null : objectivesName,
    keyResults: keyResultsName === "Key Results" ? null : keyResultsName,
  };
}
