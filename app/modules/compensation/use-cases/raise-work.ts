import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { pathsOf, readBudgets, storeBudgets, type BudgetRecord } from "../data/budget-record.ts";
import { guidelineOf, readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { keepEntries } from "../data/entries.ts";
import { planFacts, readMembers, unitsOfMembers, type MemberRecord } from "../data/member-record.ts";
import { vaultOf, type EntryWords, type Proposal } from "../data/sealed.ts";
import { openStates } from "../domain/cycle-state.ts";
import { rowFor, zoneOf, type GuidelineRow } from "../domain/guideline.ts";
import { costsBetween, costsOf, wholeRaise, type Extras } from "../domain/pay-lines.ts";
import { markOf, type GuidelineMark } from "../domain/recommend.ts";
import { exchange, spendFrom } from "../domain/spending.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const cellOutcomes = [
  "SAVED",
  "WARNED",
  "MALFORMED",
  "REASON_NEEDED",
  "TITLE_NEEDED",
  "ADJUSTMENT_REASON",
  "NOT_OFFERED",
  "OVER_BUDGET",
  "CHANGED",
  "NOT_YOURS",
] as const;
export type CellOutcome = (typeof cellOutcomes)[number];

/** What became of a cell, and what its line says now: amounts are minor units of the pay's own currency. */
export type SavedCell = {
  memberId: string;
  outcome: CellOutcome;
  version: number;
  mark: GuidelineMark | null;
  raise: number | null;
  reason: string;
  promotion: { title: string; gradeId: string | null; grade: string; amount: number } | null;
  adjustment: { amount: number; reason: string } | null;
};

/**
 * What somebody shall get, known in figures, `raise` null for no merit raise; costs are in the cycle's currency. A line that
 * is left out stays as it is, null takes it away.
 */
export type RaiseGiven = {
  memberId: string;
  raise: number | null;
  cost: number;
  reason: string;
  promotion?: Extras["promotion"] | null | undefined;
  adjustment?: Extras["adjustment"] | null | undefined;
  version?: number;
};

/** Lines being planned: members and budgets are held until the transaction ends. */
export type RaiseWork = {
  cycle: CycleRecord;
  guideline: readonly GuidelineRow[];
  members: Map<string, MemberRecord>;
  budgets: Map<string, BudgetRecord>;
  pathOf: (nodeId: string) => string[];
  changed: Map<string, { member: MemberRecord; words: EntryWords }>;
};

/** Holds the members the actor may change and the budgets they count in; always in this order, so that nobody waits in a circle. */
export async function openRaiseWork(
  context: Context,
  cycleId: string,
  memberIds: readonly string[],
): Promise<RaiseWork> {
  const cycle = await readCycle(context, cycleId, true);
  const members = await readMembers(
    context,
    sql`m.cycle_id = ${cycleId} and m.id = any(${[...memberIds]}::uuid[])`,
    sql`order by m.id for update of m`,
  );
  const ability = await context.ability();
  const unitsOf = await unitsOfMembers(context, members);
  const mine = members.filter((member) => {
    const facts = planFacts(member, cycle.state, unitsOf(member.employeeId));
    return ability.decide("propose", facts).allowed && ability.decide("decide", facts).allowed;
  });
  if (!openStates.includes(cycle.state)) throw conflict("compensation.closed", "Nothing is planned in this cycle now.");
  const pathOf = await pathsOf(context, cycleId);
  const nodes = [...new Set(mine.flatMap(({ nodeId }) => pathOf(nodeId)))];
  return {
    cycle,
    guideline: await guidelineOf(context, cycleId),
    members: new Map(mine.map((member) => [member.id, member])),
    budgets: await readBudgets(context, cycleId, nodes),
    pathOf,
    changed: new Map(),
  };
}

/** What a line says, with what became of a cell of it. */
export function standing(
  { id, version, mark, proposal }: Pick<MemberRecord, "id" | "version" | "mark" | "proposal">,
  outcome: CellOutcome,
): SavedCell {
  const { promotion, adjustment } = proposal ?? {};
  return {
    memberId: id,
    outcome,
    version,
    mark,
    raise: proposal?.raise ?? null,
    reason: proposal?.reason ?? "",
    promotion: promotion
      ? {
          title: promotion.title,
          gradeId: promotion.gradeId,
          grade: promotion.grade,
          amount: promotion.amount,
        }
      : null,
    adjustment: adjustment ? { amount: adjustment.amount, reason: adjustment.reason } : null,
  };
}

/** Proposes for a line, or says why it stays as it was. */
export function propose(work: RaiseWork, member: MemberRecord, given: RaiseGiven): SavedCell {
  if (given.version !== undefined && given.version !== member.version) return standing(member, "CHANGED");
  const mark = markFor(work, member, given.raise);
  const before = member.proposal;
  const reason = given.reason || (before?.reason ?? "");
  if (mark !== "WITHIN" && !reason) return { ...standing(member, "REASON_NEEDED"), mark };
  const after = proposalOf(given, before, mark === "WITHIN" ? given.reason : reason);
  const { cycle, budgets, pathOf } = work;
  const path = pathOf(member.nodeId).flatMap((id) => budgets.get(id) ?? []);
  const rule = { mode: cycle.budgetMode, holdback: cycle.settings.holdback };
  const verdict = spendFrom(path, costsBetween(before, after, cycle.settings), rule);
  if (verdict === "REFUSED") return standing(member, "OVER_BUDGET");
  member.proposal = after;
  member.mark = mark;
  member.version += 1;
  work.changed.set(member.id, { member, words: entryWords(before, after) });
  return standing(member, verdict === "WARNS" ? "WARNED" : "SAVED");
}

/** Puts proposals in the place of those there are, all or, where a hard budget does not allow it, none: answers which. */
export function replaceAll(
  work: RaiseWork,
  given: readonly { member: MemberRecord; proposal: Proposal | null }[],
): boolean {
  const { cycle, budgets, pathOf } = work;
  const fits = exchange(
    given.map(({ member, proposal }) => ({
      path: pathOf(member.nodeId).flatMap((id) => budgets.get(id) ?? []),
      before: costsOf(member.proposal, cycle.settings),
      after: costsOf(proposal, cycle.settings),
    })),
    { mode: cycle.budgetMode, holdback: cycle.settings.holdback },
  );
  if (!fits) return false;
  for (const { member, proposal } of given) {
    const words = entryWords(member.proposal, proposal);
    member.proposal = proposal;
    member.mark = markFor(work, member, proposal?.raise ?? null);
    member.version += 1;
    work.changed.set(member.id, { member, words });
  }
  return true;
}

/** What a line says after it was typed into; nothing at all is none. */
export function proposalOf(
  { raise, cost, ...given }: RaiseGiven,
  before: Proposal | null,
  reason: string,
): Proposal | null {
  const promotion = given.promotion === undefined ? before?.promotion : given.promotion;
  const adjustment = given.adjustment === undefined ? before?.adjustment : given.adjustment;
  if (raise === null && !promotion && !adjustment) return null;
  return {
    raise,
    cost: raise === null ? 0 : cost,
    reason: raise === null ? "" : reason,
    ...(promotion && { promotion }),
    ...(adjustment && { adjustment }),
  };
}

function entryWords(before: Proposal | null, after: Proposal | null): EntryWords {
  const { promotion, adjustment } = after ?? {};
  return {
    ...(before && { before: wholeRaise(before) }),
    ...(after && { after: wholeRaise(after) }),
    ...(after?.reason && { reason: after.reason }),
    ...(promotion && { promotion: { title: promotion.title, amount: promotion.amount } }),
    ...(adjustment && { adjustment: { reason: adjustment.reason, amount: adjustment.amount } }),
  };
}

/** Whether a merit raise keeps to the guideline; no raise does. */
export function markFor(
  { guideline, cycle }: Pick<RaiseWork, "guideline" | "cycle">,
  { rating, facts }: Pick<MemberRecord, "rating" | "facts">,
  raise: number | null,
): GuidelineMark {
  if (raise === null) return "WITHIN";
  const { base, currency, band, proration } = facts;
  const row = rowFor(guideline, rating, zoneOf(base, band));
  return markOf(raise, { base, row, proration }, cycle.settings.rounding[currency] ?? 1);
}

/** Writes down what was proposed, with budgets, history and event. */
export async function closeRaiseWork(
  context: Context,
  work: RaiseWork,
  kind: "PROPOSED" | "RECOMMENDED",
): Promise<void> {
  const changed = [...work.changed.values()];
  if (changed.length === 0) return;
  const vault = await vaultOf(context);
  const rows = changed.map(({ member }) => ({
    id: member.id,
    proposal: member.proposal && vault.seal("compensation_member.proposal", member.id, member.proposal),
    proposed: member.proposal !== null && member.proposal.raise !== null,
    mark: member.mark,
    version: member.version,
  }));
  await context.rows(
    sql`update {compensation_member} m set proposal = n.proposal, proposed = n.proposed, mark = n.mark,
        version = n.version
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n(id uuid, proposal text, proposed boolean, mark text, version int)
      where m.id = n.id`,
  );
  await storeBudgets(context, work.cycle.id, [...work.budgets.values()]);
  const entries = changed.map(({ member, words }) => ({ memberId: member.id, words }));
  await keepEntries(context, work.cycle.id, kind, entries);
  const memberIds = changed.map(({ member }) => member.id);
  await writeDown(
    context,
    "compensation.raises-saved",
    { cycleId: work.cycle.id, memberIds },
    { action: "save-raises", subject: "CompensationPlan", id: work.cycle.id, detail: { memberIds } },
  );
}
