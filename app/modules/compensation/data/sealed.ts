import type { Context } from "#app/platform/context/context.ts";
import type { Sealer } from "#app/platform/secrets/sealer.ts";
import type { Band } from "../domain/guideline.ts";
import type { AllByHand } from "../domain/given-budgets.ts";
import type { Fraction } from "../domain/exact.ts";
import type { Extras } from "../domain/pay-lines.ts";
import type { NodeBudget } from "../domain/spending.ts";

/** An amount for a year, in minor units. */
export type PayAmount = { amount: number; currency: string };
/** What was known of somebody when the cycle was launched. `inCycle` is base pay in the cycle's currency. */
export type MemberFacts = {
  base: number;
  currency: string;
  inCycle: number;
  band: Band | null;
  proration: Fraction;
  /** Of the year's months or days, what leave took; absent for none. */
  leave?: number;
  /** Base pay before the latest raises, the newest first. */
  past: { effectiveOn: string; amount: number; currency: string }[];
};
/**
 * What somebody shall get: the merit raise for a year in the currency of the pay (null for none), what it costs in the
 * cycle's, why it leaves the guideline, and a promotion and an adjustment beside it.
 */
export type Proposal = Extras & { raise: number | null; cost: number; reason: string };
/** Whole raises before and after, and of what lines the new one is made. */
export type EntryWords = {
  before?: number;
  after?: number;
  reason?: string;
  promotion?: { title: string; amount: number };
  adjustment?: { reason: string; amount: number };
  /** Of a published line: the assignments that its promotion became in People. */
  recorded?: string[];
};
export type LetterWords = {
  name: string;
  effectiveOn: string;
  currency: string;
  before: number;
  after: number;
  /** All of it; `lines` says what it is made of, where there is more than merit. */
  raise: number;
  lines?: { merit: number; promotion?: { title: string; grade: string; amount: number }; adjustment?: number };
  /** Makes two letters of the same words differ, so that no mark of them can be guessed. */
  salt: string;
  signature: string;
  publicKey: string;
};

/** What is sealed, by where it stands. */
type Sealed = {
  "compensation_pay.sealed": PayAmount;
  "compensation_budget.sealed": NodeBudget;
  "compensation_cycle.unit_budgets": AllByHand;
  "compensation_member.facts": MemberFacts;
  "compensation_member.proposal": Proposal;
  "compensation_what_if_line.proposal": Proposal;
  "compensation_entry.sealed": EntryWords;
  "compensation_letter.sealed": LetterWords;
};
export type SealedColumn = keyof Sealed;

/** Seals and opens what this room keeps of amounts; a value opens in its own row alone. */
export type Vault = {
  seal<Column extends SealedColumn>(column: Column, ownerId: string, value: Sealed[Column]): string;
  open<Column extends SealedColumn>(column: Column, ownerId: string, sealed: string): Sealed[Column];
};

export async function vaultOf(context: Pick<Context, "sealer">): Promise<Vault> {
  return vaultWith(await context.sealer());
}

export function vaultWith(sealer: Sealer): Vault {
  return {
    seal: (column, ownerId, value) => sealer.seal(JSON.stringify(value), { column, ownerId }),
    open: (column, ownerId, sealed) => JSON.parse(sealer.open(sealed, { column, ownerId })) as never,
  };
}

/** What a budget's sealed text belongs to. */
export const budgetOwner = (cycleId: string, nodeId: string) => `${cycleId}|${nodeId}`;
