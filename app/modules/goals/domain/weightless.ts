import type { Closure } from "./closure.ts";

type Part = { readonly weightage: number; readonly fedWeight?: number | null; readonly closure: Closure | null };

/** Whether some part of a family has a weight, so that weights count there. */
export function isWeighted(parts: readonly Pick<Part, "weightage" | "fedWeight">[]): boolean {
  return parts.some(({ weightage, fedWeight }) => (fedWeight ?? weightage) > 0);
}

/** How many parts of a mean count for nothing, because they have no weight and another has one. */
export function weightless(parts: readonly Part[]): number {
  const weights = parts
    .filter(({ closure }) => closure !== "DROPPED")
    .map(({ weightage, fedWeight }) => fedWeight ?? weightage);
  return weights.some((weight) => weight > 0) ? weights.filter((weight) => weight === 0).length : 0;
}
