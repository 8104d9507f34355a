import { shareOut } from "./exact.ts";

export const budgetModes = ["SOFT", "HARD"] as const;
export type BudgetMode = (typeof budgetModes)[number];

/** A unit of the organization with what belongs to itself, not to units below. */
export type BudgetNode = { readonly id: string; readonly parentId: string | null };
export type Rolled = { own: number; total: number };

/** What each node holds with everything below it; a parent that is not there counts as none. */
export function rollUp(nodes: readonly BudgetNode[], own: ReadonlyMap<string, number>): Map<string, Rolled> {
  const rolled = new Map<string, Rolled>(
    nodes.map(({ id }) => [id, { own: own.get(id) ?? 0, total: own.get(id) ?? 0 }] as const),
  );
  const parents = parentsOf(nodes);
  for (const { id } of nodes)
    for (const above of pathAbove(id, parents)) rolled.get(above)!.total += rolled.get(id)!.own;
  return rolled;
}

/** The nodes above one, nearest first, without itself; a circle ends where it began. */
export function pathAbove(id: string, parents: ReadonlyMap<string, string>): string[] {
  const path: string[] = [];
  const seen = new Set([id]);
  for (let above = parents.get(id); above !== undefined && !seen.has(above); above = parents.get(above)) {
    path.push(above);
    seen.add(above);
  }
  return path;
}

export function parentsOf(nodes: readonly BudgetNode[]): Map<string, string> {
  const known = new Set(nodes.map(({ id }) => id));
  return new Map(
    nodes.flatMap(({ id, parentId }) => (parentId && known.has(parentId) ? [[id, parentId] as const] : [])),
  );
}

/**
 * A budget given from the top down in proportion to the pay of each part: to the units below a node and to the people
 * directly in it. What all people of a node and the nodes below it are given is the node's, to the minor unit.
 */
export function giveDown(
  nodes: readonly BudgetNode[],
  pay: ReadonlyMap<string, number>,
  budget: number,
): Map<string, number> {
  const rolled = rollUp(nodes, pay);
  const parents = parentsOf(nodes);
  const below = Map.groupBy(nodes, ({ id }) => parents.get(id) ?? "");
  const given = new Map<string, number>();
  const give = (id: string, amount: number) => {
    given.set(id, amount);
    const children = below.get(id) ?? [];
    const parts = shareOut(amount, [rolled.get(id)!.own, ...children.map((child) => rolled.get(child.id)!.total)]);
    children.forEach((child, at) => give(child.id, parts[at + 1]!));
  };
  const roots = below.get("") ?? [];
  const parts = shareOut(
    budget,
    roots.map(({ id }) => rolled.get(id)!.total),
  );
  roots.forEach(({ id }, at) => give(id, parts[at]!));
  return given;
}

export type BudgetState = { readonly allocated: number; readonly spent: number };

/** What a change of what is spent does to a node: fits, warns (soft) or is refused (hard). Less is never refused. */
export function judgeSpending(
  { allocated, spent }: BudgetState,
  change: number,
  { mode, holdback }: { mode: BudgetMode; holdback: number },
): "FITS" | "WARNS" | "REFUSED" {
  const open = openIn(allocated, holdback);
  if (change <= 0 || spent + change <= open) return spent + change > open ? "WARNS" : "FITS";
  return mode === "HARD" ? "REFUSED" : "WARNS";
}

/** What may be given of a budget, without what is held back of it. */
export function openIn(allocated: number, holdback: number): number {
  return allocated - Number((BigInt(allocated) * BigInt(holdback)) / 10_000n);
}

type Counted = { nodeId: string; parentId: string | null; people: number };

/** The one part of a unit that has all its people: a unit on top of the organization is the company. */
export function wholeBelow<Unit extends Counted>({ nodeId, people }: Counted, all: readonly Unit[]): Unit | undefined {
  return all.find((unit) => unit.parentId === nodeId && unit.people === people);
}

/** Each unit before those below it, with how deep it stands; the company and the one unit on top of it are said once. */
export function inTree<Unit extends Counted>(all: readonly Unit[]): (Unit & { depth: number })[] {
  const company = all.find(({ parentId }) => parentId === null);
  const isOne = company !== undefined && wholeBelow(company, all) !== undefined;
  const below = (of: string | null, depth: number): (Unit & { depth: number })[] =>
    all
      .filter(({ parentId }) => parentId === of)
      .flatMap((unit) => [{ ...unit, depth }, ...below(unit.nodeId, depth + 1)]);
  return below(company && isOne ? company.nodeId : null, 0);
}
