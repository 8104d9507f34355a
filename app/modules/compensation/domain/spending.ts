import { judgeSpending, type BudgetMode } from "./budget-tree.ts";
import type { Fraction } from "./exact.ts";
import { extraLines, pots, type Costs, type ExtraLine, type Pot } from "./pay-lines.ts";

export type PotState = { allocated: number; spent: number };
/** What a node has to give and has given: for merit, and for each line with a budget of its own. */
export type NodeBudget = PotState &
  Partial<Record<ExtraLine, PotState>> & {
    /** What the people directly in it have of their pay, where that is not the cycle's: exactly, or in basis points as before. */
    share?: Fraction | number;
    /** What it had before it was changed after the launch, the latest last. */
    changes?: readonly BudgetChange[];
  };
export type BudgetChange = { at: string; by: string; from: number; to: number; reason: string };
export type Verdict = "FITS" | "WARNS" | "REFUSED";

/** The part of a node's budget that a pot is. */
export function potOf(budget: NodeBudget, pot: Pot): PotState {
  if (pot === "merit") return budget;
  const none = { allocated: 0, spent: 0 };
  if (pot === "promotion") return (budget.promotion ??= none);
  return (budget.adjustment ??= none);
}

/** Takes a change from all pots of all nodes it counts in, or, where one of them is hard and has not enough, from none. */
export function spendFrom(
  path: readonly NodeBudget[],
  change: Costs,
  rule: { mode: BudgetMode; holdback: number },
): Verdict {
  const touched = pots.filter((pot) => pot === "merit" || change[pot] !== 0);
  const parts = path.flatMap((budget) => touched.map((pot) => ({ state: potOf(budget, pot), by: change[pot] })));
  const verdicts = parts.map(({ state, by }) => judgeSpending(state, by, rule));
  if (verdicts.includes("REFUSED")) return "REFUSED";
  for (const { state, by } of parts) state.spent += by;
  return verdicts.includes("WARNS") ? "WARNS" : "FITS";
}

/** Gives back what was taken, whatever the budget says. */
export function giveBack(path: readonly NodeBudget[], costs: Costs): void {
  for (const budget of path) for (const pot of pots) if (costs[pot] !== 0) potOf(budget, pot).spent -= costs[pot];
}

type Exchange = { path: readonly NodeBudget[]; before: Costs; after: Costs };

/** Puts many proposals in the place of others at once, whatever their order; false where a hard budget does not allow it. */
export function exchange(all: readonly Exchange[], rule: { mode: BudgetMode; holdback: number }): boolean {
  for (const { path, before } of all) giveBack(path, before);
  return all.filter(({ path, after }) => spendFrom(path, after, rule) === "REFUSED").length === 0;
}

/** What of a node stands in the vault. */
export function sealedBudget({ allocated, spent, share, changes, ...rest }: NodeBudget): NodeBudget {
  const own = extraLines.flatMap((line) => (rest[line] ? [[line, rest[line]] as const] : []));
  return {
    ...{ allocated, spent },
    ...(share !== undefined && { share }),
    ...(changes && { changes }),
    ...Object.fromEntries(own),
  };
}
