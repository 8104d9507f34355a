import { openIn, parentsOf, pathAbove, rollUp, type BudgetMode, type BudgetNode } from "./budget-tree.ts";
import { amountByHand, giveBudgets, type AllByHand, type BudgetFlow, type ByHand } from "./given-budgets.ts";

/** What becomes of the units above one that gets more or less: they keep what they have, or grow and shrink with it. */
export const aboveFlows = ["KEEP", "GROW"] as const;
export type AboveFlow = (typeof aboveFlows)[number];

/** A budget of a cycle under way. */
export type BudgetNow = BudgetNode & { readonly allocated: number; readonly spent: number };
type UnderWay = {
  readonly nodes: readonly BudgetNow[];
  /** Base pay of the people directly in each unit. */
  readonly pay: ReadonlyMap<string, number>;
  readonly byHand: AllByHand;
  /** Basis points of base pay, wherever nothing else is said. */
  readonly share: number;
  readonly flow: BudgetFlow;
};
/** What units are given now; null where one has its share again. */
type Typed = ReadonlyMap<string, ByHand | null>;

export type ChangedBudgets = {
  allocated: Map<string, number>;
  byHand: AllByHand;
  /** By how much units by hand exceed what the unit above them has, by that unit. */
  over: Map<string, number>;
  /** Units whose own people have more or less to share than before. */
  concerned: Set<string>;
};

/**
 * Budgets of a cycle under way once units are given others. From the top down: below whatever keeps what it has, everything is
 * given as the launch gave it, with what is typed by hand; what stands elsewhere stays to the minor unit. From the bottom up
 * it is added up again.
 */
export function changeBudgets(now: UnderWay, typed: Typed, above: AboveFlow): ChangedBudgets {
  const { nodes, pay, share, flow } = now;
  const down = flow === "DOWN";
  const byHand = new Map(Object.entries(now.byHand));
  for (const [id, given] of typed)
    if (given) byHand.set(id, given);
    else byHand.delete(id);
  const more = down && above === "GROW" ? grown(now, typed) : new Map<string, number>();
  const parents = parentsOf(nodes);
  const rolled = rollUp(nodes, pay);
  // A unit with all the pay of what is above it has what that has, whatever becomes of it later.
  const isWhole = (id: string) => rolled.get(parents.get(id) ?? "")?.total === rolled.get(id)!.total;
  for (const [id, amount] of more) if (!isWhole(id)) byHand.set(id, { amount });
  const after = Object.fromEntries(byHand);
  const stands = new Map(nodes.map((node) => [node.id, node.allocated]));
  const given = down
    ? [...scopes(nodes, typed, above)].map(([id, below]) => {
        const own = after[id] ?? (typed.has(id) ? { share } : { amount: stands.get(id)! });
        return giveBudgets(below, pay, { share, flow, byHand: { ...after, [id]: own } });
      })
    : [giveBudgets(nodes, pay, { share, flow, byHand: after })];
  const allocated = new Map([...stands, ...more, ...given.flatMap((part) => [...part.allocated])]);
  const [before, own] = [ownParts(nodes, stands), ownParts(nodes, allocated)];
  return {
    allocated,
    over: new Map(given.flatMap((part) => [...part.over])),
    byHand: after,
    concerned: new Set(nodes.flatMap(({ id }) => (own.get(id) === before.get(id) ? [] : [id]))),
  };
}

/** Units below which budgets are given anew, each with all below it, none inside another. */
function scopes(nodes: readonly BudgetNow[], typed: Typed, above: AboveFlow): Map<string, BudgetNow[]> {
  const parents = parentsOf(nodes);
  const wanted = new Set([...typed].map(([id, given]) => (above === "GROW" && given ? id : (parents.get(id) ?? id))));
  const outermost = [...wanted].filter((id) => !pathAbove(id, parents).some((unit) => wanted.has(unit)));
  return new Map(
    outermost.map((id) => [id, nodes.filter((node) => node.id === id || pathAbove(node.id, parents).includes(id))]),
  );
}

/** Units above those that are typed, with the same more or less; one that is typed itself has what is typed. */
function grown({ nodes, pay }: UnderWay, typed: Typed): Map<string, number> {
  const parents = parentsOf(nodes);
  const rolled = rollUp(nodes, pay);
  const known = new Map(nodes.map((node) => [node.id, node]));
  const amounts = new Map<string, number>();
  for (const [id, given] of typed) {
    if (!given) continue;
    const more = amountByHand(given, rolled.get(id)!.total) - known.get(id)!.allocated;
    for (const unit of pathAbove(id, parents)) {
      if (typed.has(unit)) break;
      amounts.set(unit, (amounts.get(unit) ?? known.get(unit)!.allocated) + more);
    }
  }
  return amounts;
}

/** What of each unit is for the people directly in it. */
function ownParts(nodes: readonly BudgetNode[], allocated: ReadonlyMap<string, number>): Map<string, number> {
  const own = new Map(allocated);
  for (const [id, parent] of parentsOf(nodes)) own.set(parent, own.get(parent)! - allocated.get(id)!);
  return own;
}

/** A unit that would have less than before, and less than is proposed in it: where budgets are hard, that cannot be. */
export function belowProposed<Node extends BudgetNow>(
  nodes: readonly Node[],
  allocated: ReadonlyMap<string, number>,
  { mode, holdback }: { mode: BudgetMode; holdback: number },
): Node | undefined {
  if (mode === "SOFT") return undefined;
  return nodes.find(({ id, allocated: before, spent }) => {
    const after = allocated.get(id)!;
    return after < before && spent > openIn(after, holdback);
  });
}
