import fc from "fast-check";
import { expect, test } from "vitest";
import { giveDown, inTree, judgeSpending, parentsOf, rollUp, type BudgetNode } from "./budget-tree.ts";

/** An organization of random shape: each node hangs below one of those before it. */
const organization = fc
  .array(fc.record({ above: fc.nat(), pay: fc.integer({ min: 0, max: 900_000_000 }) }), { minLength: 1, maxLength: 60 })
  .map((planned) => ({
    nodes: planned.map(({ above }, at): BudgetNode => ({ id: `n${at}`, parentId: at === 0 ? null : `n${above % at}` })),
    pay: new Map(planned.map(({ pay }, at) => [`n${at}`, pay])),
  }));

test("sums reconcile at every node of a thousand organizations", () => {
  fc.assert(
    fc.property(organization, fc.integer({ min: 0, max: 1_000_000_000 }), ({ nodes, pay }, budget) => {
      const rolled = rollUp(nodes, pay);
      const given = giveDown(nodes, pay, budget);
      const parents = parentsOf(nodes);
      for (const { id } of nodes) {
        const children = nodes.filter((node) => parents.get(node.id) === id);
        const below = children.reduce((sum, child) => sum + rolled.get(child.id)!.total, 0);
        expect(rolled.get(id)!.total).toBe(pay.get(id)! + below);
        const givenBelow = children.reduce((sum, child) => sum + given.get(child.id)!, 0);
        expect(givenBelow).toBeLessThanOrEqual(given.get(id)!);
        if (pay.get(id) === 0 && below > 0) expect(givenBelow).toBe(given.get(id)!);
      }
      expect(rolled.get("n0")!.total).toBe([...pay.values()].reduce((sum, one) => sum + one, 0));
      expect(given.get("n0")).toBe(rolled.get("n0")!.total > 0 ? budget : 0);
    }),
    { numRuns: 1000 },
  );
});

test("a circle of units ends", () => {
  const nodes = [
    { id: "a", parentId: "b" },
    { id: "b", parentId: "a" },
  ];
  expect(rollUp(nodes, new Map([["a", 1]])).get("b")).toEqual({ own: 0, total: 1 });
});

test("a hard budget refuses what a soft one warns of, and never what makes it less", () => {
  const hard = { mode: "HARD" as const, holdback: 1_000 };
  expect(judgeSpending({ allocated: 1000, spent: 800 }, 100, hard)).toBe("FITS");
  expect(judgeSpending({ allocated: 1000, spent: 800 }, 101, hard)).toBe("REFUSED");
  expect(judgeSpending({ allocated: 1000, spent: 800 }, 101, { ...hard, mode: "SOFT" })).toBe("WARNS");
  expect(judgeSpending({ allocated: 1000, spent: 2000 }, -1, hard)).toBe("WARNS");
});

test("units stand below those they are in, and the one unit on top is the company", () => {
  const unit = (nodeId: string, parentId: string | null, people: number) => ({ nodeId, parentId, people });
  const placed = (all: readonly ReturnType<typeof unit>[]) => inTree(all).map(({ nodeId, depth }) => [nodeId, depth]);
  const below = [unit("hr", "acme", 5), unit("partners", "hr", 5), unit("sales", "acme", 4)];
  // A unit all of whose people are in one below it stands there all the same.
  expect(placed([unit("company", null, 9), unit("acme", "company", 9), ...below])).toEqual([
    ["acme", 0],
    ["hr", 1],
    ["partners", 2],
    ["sales", 1],
  ]);
  expect(placed([unit("company", null, 9), unit("hr", "company", 5), unit("sales", "company", 4)])).toEqual([
    ["company", 0],
    ["hr", 1],
    ["sales", 1],
  ]);
});
