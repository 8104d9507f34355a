import fc from "fast-check";
import { expect, test } from "vitest";
import { giveDown, parentsOf, rollUp, type BudgetNode } from "./budget-tree.ts";
import { byHandText, byHandTyped, giveBudgets, sharesOfOwn, type AllByHand } from "./given-budgets.ts";

const nodes: BudgetNode[] = [
  { id: "company", parentId: null },
  { id: "sales", parentId: "company" },
  { id: "tech", parentId: "company" },
  { id: "web", parentId: "tech" },
];
const pay = new Map([
  ["company", 100_000],
  ["sales", 300_000],
  ["tech", 200_000],
  ["web", 400_000],
]);
const give = (byHand: AllByHand, flow: "DOWN" | "UP" = "DOWN") => {
  const { allocated, over } = giveBudgets(nodes, pay, { share: 1_000, flow, byHand });
  return { ...Object.fromEntries(allocated), over: Object.fromEntries(over) };
};

test("what a unit is given by hand stays its own, and the rest goes to the others by pay", () => {
  expect(give({})).toEqual({ company: 100_000, sales: 30_000, tech: 60_000, web: 40_000, over: {} });
  expect(give({ sales: { amount: 50_000 } })).toEqual({
    company: 100_000,
    sales: 50_000,
    tech: 42_857,
    web: 28_571,
    over: {},
  });
  expect(give({ sales: { share: 2_000 } })).toMatchObject({ sales: 60_000 });
  expect(give({ company: { amount: 10_000 } })).toMatchObject({ company: 10_000, sales: 3_000, tech: 6_000 });
});

test("units that exceed what is above them are named with by how much, and the others get nothing", () => {
  expect(give({ web: { amount: 75_000 } })).toMatchObject({ tech: 60_000, web: 75_000, over: { tech: 15_000 } });
  expect(give({ sales: { amount: 70_000 }, tech: { amount: 40_000 } })).toMatchObject({
    company: 100_000,
    over: { company: 10_000 },
  });
});

test("from the bottom up what is above units is their sum", () => {
  expect(give({ sales: { amount: 50_000 } }, "UP")).toEqual({
    company: 120_000,
    sales: 50_000,
    tech: 60_000,
    web: 40_000,
    over: {},
  });
  expect(give({ tech: { amount: 30_000 }, web: { amount: 31_000 } }, "UP")).toMatchObject({
    company: 70_000,
    tech: 30_000,
    over: { tech: 1_000 },
  });
});

const organization = fc
  .array(
    fc.record({
      above: fc.nat(),
      pay: fc.integer({ min: 0, max: 900_000_000 }),
      byHand: fc.option(
        fc.oneof(
          fc.record({ amount: fc.integer({ min: 0, max: 90_000_000 }) }),
          fc.record({ share: fc.integer({ min: 0, max: 5_000 }) }),
        ),
        { freq: 3 },
      ),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((planned) => ({
    nodes: planned.map(({ above }, at): BudgetNode => ({ id: `n${at}`, parentId: at === 0 ? null : `n${above % at}` })),
    pay: new Map(planned.map((one, at) => [`n${at}`, one.pay])),
    byHand: Object.fromEntries(planned.flatMap((one, at) => (one.byHand ? [[`n${at}`, one.byHand] as const] : []))),
  }));

test("at every unit of a thousand organizations, units below fit what it has or it is named as exceeded", () => {
  fc.assert(
    fc.property(
      organization,
      fc.constantFrom("DOWN" as const, "UP" as const),
      fc.integer({ min: 0, max: 5_000 }),
      (planned, flow, share) => {
        const { allocated, over } = giveBudgets(planned.nodes, planned.pay, { share, flow, byHand: planned.byHand });
        const parents = parentsOf(planned.nodes);
        for (const { id } of planned.nodes) {
          const below = planned.nodes
            .filter((node) => parents.get(node.id) === id)
            .reduce((sum, child) => sum + allocated.get(child.id)!, 0);
          const exceeded = below - allocated.get(id)!;
          expect(over.get(id) ?? 0).toBe(Math.max(0, exceeded));
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test("with nothing by hand it is the company's share, given down by pay", () => {
  fc.assert(
    fc.property(organization, fc.integer({ min: 0, max: 5_000 }), (planned, share) => {
      const { allocated } = giveBudgets(planned.nodes, planned.pay, { share, flow: "DOWN", byHand: {} });
      const total = rollUp(planned.nodes, planned.pay).get("n0")!.total;
      const budget = Math.floor((total * share) / 10_000 + 0.5);
      expect([...allocated]).toEqual(expect.arrayContaining([...giveDown(planned.nodes, planned.pay, budget)]));
    }),
  );
});

test("an amount or a percentage is read as people type it, and shown the same", () => {
  expect(byHandTyped("4.5 %", "EUR")).toEqual({ share: 450 });
  expect(byHandTyped("12.500", "EUR")).toEqual({ amount: 12_500_00 });
  expect(byHandTyped("12,500.50", "EUR")).toEqual({ amount: 12_500_50 });
  for (const text of ["", "much", "-3", "101 %"]) expect(byHandTyped(text, "EUR")).toBeNull();
  expect(byHandText({ share: 450 }, "EUR")).toBe("4.5 %");
  expect(byHandText({ amount: 12_500_50 }, "EUR")).toBe("12500.5");
  expect(byHandText({ amount: 12_500 }, "JPY")).toBe("12500");
});

test("the people directly in a unit have their share of what it keeps", () => {
  const given = giveBudgets(nodes, pay, { share: 1_000, flow: "DOWN", byHand: { web: { amount: 20_000 } } });
  expect(Object.fromEntries(sharesOfOwn(given, { nodes, pay }))).toEqual({
    company: { numerator: 10_000, denominator: 100_000 },
    sales: { numerator: 30_000, denominator: 300_000 },
    tech: { numerator: 40_000, denominator: 200_000 },
    web: { numerator: 20_000, denominator: 400_000 },
  });
});
