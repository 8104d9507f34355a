import type { Context } from "#app/platform/context/context.ts";
import { readBudgets } from "../data/budget-record.ts";
import { byHandOf, guidelineOf, type CycleRecord } from "../data/cycle-record.ts";
import { readMembers, type MemberRecord } from "../data/member-record.ts";
import { giveBudgets } from "../domain/given-budgets.ts";
import { percentOf } from "../domain/guideline.ts";
import type { PayGap } from "../domain/pay-gap.ts";
import { payEquity } from "./pay-equity.ts";
import { recommendFrom, type RecommendedFrom } from "./recommendations.ts";
import { sql } from "#tenancy/sql.ts";

/** What a budget of so many basis points of base pay would recommend; amounts are minor units of the cycle's currency. */
export type WhatIf = {
  percent: number;
  budget: number;
  raises: number;
  people: number;
  /** Basis points of base pay, of whoever gets most. */
  highest: number;
  gap: PayGap | null;
};

/** Budgets side by side: the cycle's own first, then those that are tried. Nothing is saved. */
export async function whatIf(context: Context, cycle: CycleRecord, tried: readonly number[]): Promise<WhatIf[]> {
  const guideline = await guidelineOf(context, cycle.id);
  if (guideline.length === 0) return [];
  const members = await readMembers(context, sql`m.cycle_id = ${cycle.id}`);
  const budgets = await readBudgets(context, cycle.id);
  const pay = new Map<string, number>();
  for (const { nodeId, facts } of members) pay.set(nodeId, (pay.get(nodeId) ?? 0) + facts.inCycle);
  const byHand = await byHandOf(context, cycle.id);
  const { [cycle.id]: _, ...ofUnits } = byHand;
  const nodes = [...budgets.values()].map(({ nodeId, parentId }) => ({ id: nodeId, parentId }));
  const shown: WhatIf[] = [];
  for (const [at, percent] of [cycle.settings.budget, ...tried].entries()) {
    // A budget that is tried is the company's; what its units are given by hand stays.
    const asked = { share: percent, flow: cycle.settings.budgetFlow, byHand: at === 0 ? byHand : ofUnits };
    const given = giveBudgets(nodes, pay, asked).allocated;
    const other = new Map(nodes.map(({ id, parentId }) => [id, { parentId, allocated: given.get(id) ?? 0 }] as const));
    const budget = given.get(cycle.id) ?? 0;
    shown.push(await outcomeOf(context, { cycle, guideline, members, budgets: other }, { percent, budget }));
  }
  return shown;
}

async function outcomeOf(
  context: Context,
  from: RecommendedFrom,
  { percent, budget }: Pick<WhatIf, "percent" | "budget">,
): Promise<WhatIf> {
  const recommended = [...recommendFrom(from).values()];
  const raises = new Map(recommended.map((one) => [one.memberId, one] as const));
  const after = from.members.map((member): MemberRecord => {
    const one = raises.get(member.id);
    return { ...member, proposal: { ...member.proposal, raise: one?.raise ?? null, cost: one?.cost ?? 0, reason: "" } };
  });
  const shares = after.map(({ facts, proposal }) => percentOf(proposal?.raise ?? 0, facts.base));
  return {
    percent,
    budget,
    raises: recommended.reduce((sum, { cost }) => sum + cost, 0),
    people: recommended.filter(({ raise }) => raise > 0).length,
    highest: shares.reduce((most, share) => Math.max(most, share), 0),
    gap: (await payEquity(context, after)).after,
  };
}
