import { fromMinorUnits } from "#app/platform/money/money.ts";
import { parentsOf, rollUp, type BudgetNode } from "./budget-tree.ts";
import { shareOut, timesExactly, type Fraction } from "./exact.ts";
import { basisPoints } from "./guideline.ts";
import { raiseTyped } from "./typed-raise.ts";

/** From the company down its units, or from the units up to the company. */
export const budgetFlows = ["DOWN", "UP"] as const;
export type BudgetFlow = (typeof budgetFlows)[number];

/** What a unit is given by hand: an amount in minor units of the cycle's currency, or basis points of its base pay. */
export type ByHand = { readonly amount: number } | { readonly share: number };
export type AllByHand = Readonly<Record<string, ByHand>>;

/** What people type for a unit: `4 %` of its base pay, or an amount; null where it is neither. */
export function byHandTyped(text: string, currency: string): ByHand | null {
  const percent = text.trim().endsWith("%");
  const value = raiseTyped(text, percent ? { base: 10_000, currency } : { base: 0, currency });
  if (value === null) return null;
  return percent ? { share: value } : { amount: value };
}

/** The same as it is typed again. */
export function byHandText(given: ByHand | undefined, currency: string): string {
  if (!given) return "";
  return "share" in given ? `${given.share / 100} %` : String(fromMinorUnits(currency, given.amount));
}

/** What a unit with so much base pay is given by hand. */
export const amountByHand = (given: ByHand, pay: number) =>
  "amount" in given ? given.amount : timesExactly(pay, basisPoints(given.share));

type Asked = {
  /** Basis points of base pay, wherever nothing else is said. */
  share: number;
  flow: BudgetFlow;
  byHand: AllByHand;
};
export type GivenBudgets = {
  allocated: Map<string, number>;
  /** By how much units by hand exceed what the unit above them has, by that unit. */
  over: Map<string, number>;
};

/**
 * Budgets of all units. From the top down: what units are given by hand stays theirs, the rest of what is above them goes to
 * the others and to the people directly in it, in proportion to pay and to the minor unit. From the bottom up: each unit
 * has its share of pay, and what is above it their sum, down to a unit given by hand, below which it goes from the top down.
 */
export function giveBudgets(
  nodes: readonly BudgetNode[],
  pay: ReadonlyMap<string, number>,
  asked: Asked,
): GivenBudgets {
  const rolled = rollUp(nodes, pay);
  const parents = parentsOf(nodes);
  const below = Map.groupBy(nodes, ({ id }) => parents.get(id) ?? "");
  const allocated = new Map<string, number>();
  const over = new Map<string, number>();
  const fixed = (id: string) => {
    const given = asked.byHand[id];
    return given && amountByHand(given, rolled.get(id)!.total);
  };
  const down = (id: string, amount: number) => {
    allocated.set(id, amount);
    const children = below.get(id) ?? [];
    const byHand = children.flatMap((child) => {
      const own = fixed(child.id);
      return own === undefined ? [] : [{ id: child.id, own }];
    });
    const open = children.filter((child) => fixed(child.id) === undefined);
    const left = amount - byHand.reduce((sum, { own }) => sum + own, 0);
    if (left < 0) over.set(id, -left);
    const weights = [rolled.get(id)!.own, ...open.map((child) => rolled.get(child.id)!.total)];
    const parts = shareOut(Math.max(0, left), weights);
    for (const child of byHand) down(child.id, child.own);
    open.forEach((child, at) => down(child.id, parts[at + 1]!));
  };
  const up = (id: string): number => {
    const amount = fixed(id);
    if (amount !== undefined) {
      down(id, amount);
      return amount;
    }
    const own = timesExactly(rolled.get(id)!.own, basisPoints(asked.share));
    const sum = (below.get(id) ?? []).reduce((total, child) => total + up(child.id), own);
    allocated.set(id, sum);
    return sum;
  };
  for (const { id } of below.get("") ?? []) {
    if (asked.flow === "UP") up(id);
    else down(id, fixed(id) ?? timesExactly(rolled.get(id)!.total, basisPoints(asked.share)));
  }
  return { allocated, over };
}

/** What the people directly in each unit have of their pay, exactly, of units that have any. */
export function sharesOfOwn(
  { allocated }: Pick<GivenBudgets, "allocated">,
  { nodes, pay }: { nodes: readonly BudgetNode[]; pay: ReadonlyMap<string, number> },
): Map<string, Fraction> {
  const own = new Map(allocated);
  for (const [id, parent] of parentsOf(nodes)) own.set(parent, own.get(parent)! - allocated.get(id)!);
  const paid = [...own].filter(([id]) => (pay.get(id) ?? 0) > 0);
  return new Map(paid.map(([id, amount]) => [id, { numerator: Math.max(0, amount), denominator: pay.get(id)! }]));
}
