import type { Context } from "#app/platform/context/context.ts";
import { readBudgets, type BudgetRecord } from "../data/budget-record.ts";
import { guidelineOf, type CycleRecord } from "../data/cycle-record.ts";
import { readMembers, type MemberRecord } from "../data/member-record.ts";
import { rowFor, zoneOf, type GuidelineRow, type Zone } from "../domain/guideline.ts";
import { costsOf } from "../domain/pay-lines.ts";
import { fromCycleCurrency, toCycleCurrency } from "../domain/rates.ts";
import { recommend, type Recommended } from "../domain/recommend.ts";
import type { Fraction } from "../domain/exact.ts";
import { sql } from "#tenancy/sql.ts";

/** What is recommended for somebody, and why: of the pay's own currency, with what it takes from the budget. */
export type Recommendation = {
  memberId: string;
  raise: number;
  cost: number;
  /** Basis points of base pay that the guideline aims at. */
  target: number;
  rating: string;
  zone: Zone;
  proration: Fraction;
  /** Of the year's months or days, what leave took. */
  leave: number;
  /** Raises of the currency are multiples of so many minor units. */
  step: number;
};

/**
 * Recommendations for a whole cycle: each unit's own budget, less what is held back, given out by the guideline to the minor
 * unit. Whose the actor may see is the caller's to ask.
 */
export async function recommendationsOf(context: Context, cycle: CycleRecord): Promise<Map<string, Recommendation>> {
  const guideline = await guidelineOf(context, cycle.id);
  if (guideline.length === 0) return new Map();
  const members = await readMembers(context, sql`m.cycle_id = ${cycle.id}`);
  return recommendFrom({ cycle, guideline, members, budgets: await readBudgets(context, cycle.id) });
}

export type RecommendedFrom = {
  cycle: CycleRecord;
  guideline: readonly GuidelineRow[];
  members: readonly MemberRecord[];
  budgets: ReadonlyMap<string, Pick<BudgetRecord, "parentId" | "allocated">>;
};

/** The same from what is known already, with these budgets or others. */
export function recommendFrom({ cycle, guideline, members, budgets }: RecommendedFrom): Map<string, Recommendation> {
  const found = new Map<string, Recommendation>();
  for (const [nodeId, inside] of Map.groupBy(members, (member) => member.nodeId)) {
    const people = inside.map((member) => asRecommended(member, guideline));
    const open = ownBudget(budgets, nodeId, cycle.settings.holdback) - takenByExtras(cycle, inside);
    const shares = recommend(people, Math.max(0, open));
    for (const member of inside) {
      const recommended = explained(cycle, member, guideline, shares.get(member.id)!);
      if (recommended) found.set(member.id, recommended);
    }
  }
  return found;
}

/** What promotions and adjustments of these people take from the budget for merit. */
function takenByExtras({ settings }: CycleRecord, members: readonly MemberRecord[]): number {
  return members.reduce((sum, { proposal }) => sum + costsOf(proposal, settings).merit - (proposal?.cost ?? 0), 0);
}

/** What a node has for the people directly in it. */
function ownBudget(budgets: RecommendedFrom["budgets"], nodeId: string, holdback: number): number {
  const below = [...budgets.values()].filter(({ parentId }) => parentId === nodeId);
  const own = (budgets.get(nodeId)?.allocated ?? 0) - below.reduce((sum, { allocated }) => sum + allocated, 0);
  return own - Number((BigInt(own) * BigInt(holdback)) / 10_000n);
}

function asRecommended({ id, rating, facts }: MemberRecord, guideline: readonly GuidelineRow[]): Recommended {
  const row = rowFor(guideline, rating, zoneOf(facts.base, facts.band));
  return { id, base: facts.inCycle, row, proration: facts.proration };
}

function explained(
  { currency: cycleCurrency, settings }: CycleRecord,
  { id, rating, facts }: MemberRecord,
  guideline: readonly GuidelineRow[],
  share: number,
): Recommendation | null {
  const zone = zoneOf(facts.base, facts.band);
  const row = rowFor(guideline, rating, zone);
  if (!row || rating === null) return null;
  const { currency } = facts;
  const step = settings.rounding[currency] ?? 1;
  const exact = fromCycleCurrency(share, currency, cycleCurrency, settings.rates)!;
  const raise = exact - (exact % step);
  const cost = step === 1 ? share : toCycleCurrency(raise, currency, cycleCurrency, settings.rates)!;
  const { proration, leave = 0 } = facts;
  return { memberId: id, raise, cost, target: row.target, rating, zone, proration, leave, step };
}
