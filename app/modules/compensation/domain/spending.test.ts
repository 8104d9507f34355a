import fc from "fast-check";
import { expect, test } from "vitest";
import { pathAbove, parentsOf, type BudgetNode } from "./budget-tree.ts";
import { costsBetween, costsOf, lineBudgets, pots, type LineBudgets } from "./pay-lines.ts";
import { giveBack, potOf, spendFrom, type NodeBudget } from "./spending.ts";

const nodes = fc
  .array(fc.nat(), { minLength: 1, maxLength: 25 })
  .map((planned) =>
    planned.map((above, at): BudgetNode => ({ id: `n${at}`, parentId: at === 0 ? null : `n${above % at}` })),
  );
const amount = fc.integer({ min: 0, max: 1_000 });
const proposal = fc.record({
  raise: fc.option(amount),
  promotion: fc.option(amount),
  adjustment: fc.option(amount),
});
const change = fc.record({ person: fc.nat({ max: 30 }), proposal: fc.option(proposal, { freq: 8 }) });
const budget = fc.integer({ min: 0, max: 6_000 });

type Proposed = Parameters<typeof costsOf>[0];

/** A proposal whose amounts cost what they are. */
function asProposal(drawn: { raise: number | null; promotion: number | null; adjustment: number | null }): Proposed {
  const { raise, promotion, adjustment } = drawn;
  return {
    raise,
    cost: raise ?? 0,
    ...(promotion !== null && {
      promotion: { title: "Lead", gradeId: null, grade: "", amount: promotion, cost: promotion },
    }),
    ...(adjustment !== null && { adjustment: { amount: adjustment, cost: adjustment, reason: "Parity" } }),
  };
}

test("whatever is proposed in what order, sums reconcile at every node and pot, and a hard budget is never exceeded", () => {
  fc.assert(
    fc.property(
      nodes,
      fc.array(fc.tuple(budget, budget, budget), { minLength: 25, maxLength: 25 }),
      fc.record({ promotion: fc.constantFrom(...lineBudgets), adjustment: fc.constantFrom(...lineBudgets) }),
      fc.array(change, { maxLength: 60 }),
      (organization, allocated, lines: LineBudgets, changes) => {
        const parents = parentsOf(organization);
        const budgets = new Map(
          organization.map(({ id }, at): [string, NodeBudget] => {
            const [merit, promotion, adjustment] = allocated[at]!;
            const pot = (of: number) => ({ allocated: of, spent: 0 });
            return [id, { ...pot(merit), promotion: pot(promotion), adjustment: pot(adjustment) }];
          }),
        );
        const pathOf = (id: string) => [id, ...pathAbove(id, parents)].map((node) => budgets.get(node)!);
        const homeOf = (person: number) => organization[person % organization.length]!.id;
        const stands = new Map<number, Proposed>();
        for (const { person, proposal: drawn } of changes) {
          const after = drawn ? asProposal(drawn) : null;
          const by = costsBetween(stands.get(person) ?? null, after, lines);
          const verdict = spendFrom(pathOf(homeOf(person)), by, { mode: "HARD", holdback: 0 });
          if (verdict !== "REFUSED") stands.set(person, after);
        }
        for (const { id } of organization)
          for (const pot of pots) {
            const { allocated: has, spent } = potOf(budgets.get(id)!, pot);
            const below = [...stands].filter(([person]) => pathOf(homeOf(person)).includes(budgets.get(id)!));
            expect(spent).toBe(below.reduce((sum, [, one]) => sum + costsOf(one, lines)[pot], 0));
            expect(spent).toBeLessThanOrEqual(has);
          }
        for (const [person, one] of stands) giveBack(pathOf(homeOf(person)), costsOf(one, lines));
        for (const one of budgets.values()) expect(pots.map((pot) => potOf(one, pot).spent)).toEqual([0, 0, 0]);
      },
    ),
    { numRuns: 1000 },
  );
});
