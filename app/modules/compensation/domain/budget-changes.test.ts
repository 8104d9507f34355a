import fc from "fast-check";
import { expect, test } from "vitest";
import { belowProposed, changeBudgets, type BudgetNow } from "./budget-changes.ts";
import { parentsOf, pathAbove } from "./budget-tree.ts";
import { giveBudgets, type AllByHand, type ByHand } from "./given-budgets.ts";

const share = 300;
const tree = [
  { id: "all", parentId: null },
  { id: "tech", parentId: "all" },
  { id: "web", parentId: "tech" },
  { id: "app", parentId: "tech" },
  { id: "sales", parentId: "all" },
];
const pay = new Map([
  ["web", 400_000],
  ["app", 600_000],
  ["tech", 100_000],
  ["sales", 900_000],
]);

function launched(nodes: readonly { id: string; parentId: string | null }[], of: ReadonlyMap<string, number>) {
  return (byHand: AllByHand, flow: "DOWN" | "UP" = "DOWN") => {
    const { allocated } = giveBudgets(nodes, of, { share, flow, byHand });
    const now: BudgetNow[] = nodes.map((node) => ({ ...node, allocated: allocated.get(node.id)!, spent: 0 }));
    return { nodes: now, pay: of, byHand, share, flow };
  };
}
const demo = launched(tree, pay);
const typed = (given: Record<string, ByHand | null>) => new Map(Object.entries(given));

test("a unit that gets more takes it from those beside it, and everything else stays", () => {
  const { allocated, concerned } = changeBudgets(demo({}), typed({ web: { amount: 15_000 } }), "KEEP");
  expect(Object.fromEntries(allocated)).toEqual({ all: 60_000, tech: 33_000, web: 15_000, app: 15_429, sales: 27_000 });
  expect([...concerned].toSorted()).toEqual(["app", "tech", "web"]);
});

test("new money makes all above it grow, and nobody else has less", () => {
  const { allocated, concerned, byHand } = changeBudgets(demo({}), typed({ web: { amount: 15_000 } }), "GROW");
  expect(Object.fromEntries(allocated)).toEqual({ all: 63_000, tech: 36_000, web: 15_000, app: 18_000, sales: 27_000 });
  expect([...concerned]).toEqual(["web"]);
  expect(byHand).toEqual({ web: { amount: 15_000 }, tech: { amount: 36_000 }, all: { amount: 63_000 } });
});

test("the company's budget goes down to whoever has none by hand", () => {
  const before = demo({ sales: { amount: 30_000 } });
  const { allocated } = changeBudgets(before, typed({ all: { share: 400 } }), "KEEP");
  expect(Object.fromEntries(allocated)).toMatchObject({ all: 80_000, tech: 50_000, sales: 30_000 });
  const back = changeBudgets(before, typed({ sales: null }), "KEEP");
  expect(Object.fromEntries(back.allocated)).toMatchObject({ all: 60_000, tech: 33_000, sales: 27_000 });
});

test("from the bottom up the company has what its units come to", () => {
  const { allocated } = changeBudgets(demo({}, "UP"), typed({ web: { amount: 20_000 } }), "KEEP");
  expect(Object.fromEntries(allocated)).toMatchObject({ all: 68_000, tech: 41_000, app: 18_000, sales: 27_000 });
});

test("one unit on top has what the company has, also after new money came through it", () => {
  const nodes = [
    tree[0]!,
    { id: "top", parentId: "all" },
    ...tree.slice(1).map((node) => (node.parentId === "all" ? { ...node, parentId: "top" } : node)),
  ];
  const now = launched(nodes, pay)({});
  const grown = changeBudgets(now, typed({ sales: { amount: 30_000 } }), "GROW");
  expect(Object.fromEntries(grown.allocated)).toMatchObject({ all: 63_000, top: 63_000, tech: 33_000 });
  const after = {
    ...now,
    byHand: grown.byHand,
    nodes: now.nodes.map((node) => ({ ...node, allocated: grown.allocated.get(node.id)! })),
  };
  const more = changeBudgets(after, typed({ all: { amount: 70_000 } }), "KEEP");
  expect(Object.fromEntries(more.allocated)).toMatchObject({ all: 70_000, top: 70_000, tech: 40_000, sales: 30_000 });
});

test("hard budgets do not come to less than is proposed, and soft ones may", () => {
  const now = demo({}).nodes.map((node) => (node.id === "app" ? { ...node, spent: 17_000 } : node));
  const { allocated } = changeBudgets(demo({}), typed({ web: { amount: 15_000 } }), "KEEP");
  expect(belowProposed(now, allocated, { mode: "HARD", holdback: 0 })?.id).toBe("app");
  expect(belowProposed(now, allocated, { mode: "SOFT", holdback: 0 })).toBeUndefined();
  expect(belowProposed(demo({}).nodes, allocated, { mode: "HARD", holdback: 0 })).toBeUndefined();
  expect(
    belowProposed(
      demo({}).nodes.map((node) => ({ ...node, spent: node.allocated })),
      allocated,
      { mode: "HARD", holdback: 0 },
    )?.id,
  ).toBe("app");
});

test("in 1,000 random organizations sums hold at every unit, and what is not below a change stays", () => {
  const organization = fc.array(fc.tuple(fc.nat(), fc.nat(9_000_000)), { minLength: 2, maxLength: 14 });
  fc.assert(
    fc.property(
      organization,
      fc.nat(),
      fc.nat(900_000),
      fc.constantFrom("KEEP", "GROW"),
      (units, at, amount, above) => {
        const nodes = units.map(([parent], place) => ({
          id: `u${place}`,
          parentId: place === 0 ? null : `u${parent % place}`,
        }));
        const own = new Map(units.map(([, paid], place) => [`u${place}`, paid + 1]));
        const now = launched(nodes, own)({});
        const id = `u${at % units.length}`;
        const { allocated, over } = changeBudgets(now, typed({ [id]: { amount } }), above as "KEEP" | "GROW");
        expect(allocated.get(id)).toBe(amount);
        const parents = parentsOf(nodes);
        for (const node of nodes) {
          const below = nodes.filter(({ parentId }) => parentId === node.id);
          const sum = below.reduce((total, child) => total + allocated.get(child.id)!, 0);
          expect(sum).toBeLessThanOrEqual(allocated.get(node.id)! + (over.get(node.id) ?? 0));
          const apart = node.id !== id && ![node.id, ...pathAbove(node.id, parents)].includes(parents.get(id) ?? id);
          const isAbove = pathAbove(id, parents).includes(node.id);
          const before = now.nodes.find((one) => one.id === node.id)!.allocated;
          if (above === "GROW" && isAbove)
            expect(allocated.get(node.id)! - before).toBe(amount - now.nodes.find((one) => one.id === id)!.allocated);
          else if (apart) expect(allocated.get(node.id)).toBe(before);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});
