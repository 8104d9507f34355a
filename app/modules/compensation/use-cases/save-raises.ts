import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { pathsOf, readBudgets, storeBudgets, type BudgetRecord } from "../data/budget-record.ts";
import { guidelineOf, readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { keepEntries } from "../data/entries.ts";
import { planFacts, readMembers, type MemberRecord } from "../data/member-record.ts";
import { vaultOf, type EntryWords } from "../data/sealed.ts";
import { judgeSpending } from "../domain/budget-tree.ts";
import { openStates } from "../domain/cycle-state.ts";
import { rowFor, zoneOf, type GuidelineRow } from "../domain/guideline.ts";
import { ids } from "../domain/ids.ts";
import { toCycleCurrency } from "../domain/rates.ts";
import { markOf, type GuidelineMark } from "../domain/recommend.ts";
import { raiseTyped } from "../domain/typed-raise.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const cell = z.object({
  memberId: ids.member,
  raise: z
    .string()
    .max(40)
    .describe("As people type it: `3.2 %` of base pay, or an amount for a year; empty for no raise."),
  reason: z.string().trim().max(1000).default("").describe("Why, where it leaves the guideline."),
  version: z.coerce.number().int().describe("Counts the changes of the line; of two at once the second is told."),
});
export const saveRaisesInput = z.object({
  cycleId: ids.cycle,
  cells: z
    .preprocess((sent) => (typeof sent === "string" ? parsed(sent) : sent), z.array(cell).min(1).max(1_000))
    .describe("The cells to save, each for itself."),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const cellOutcomes = [
  "SAVED",
  "WARNED",
  "MALFORMED",
  "REASON_NEEDED",
  "OVER_BUDGET",
  "CHANGED",
  "NOT_YOURS",
] as const;
export type CellOutcome = (typeof cellOutcomes)[number];
/** What became of a cell, and what its line says now: the raise in minor units of the pay's own currency. */
export type SavedCell = {
  memberId: string;
  outcome: CellOutcome;
  version: number;
  mark: GuidelineMark | null;
  raise: number | null;
  reason: string;
};

/** A raise that is known in figures, null for none; `cost` is what it takes from budgets, in the cycle's currency. */
export type RaiseGiven = { memberId: string; raise: number | null; cost: number; reason: string; version?: number };

/** Cells of a grid, each saved or refused for itself; what one cell may not, the others still may. */
export async function saveRaises(
  context: Context,
  { cycleId, cells }: z.output<typeof saveRaisesInput>,
): Promise<{ results: SavedCell[] }> {
  const work = await openWork(
    context,
    cycleId,
    cells.map(({ memberId }) => memberId),
  );
  const results = cells.map((one): SavedCell => {
    const member = work.members.get(one.memberId);
    if (!member)
      return { memberId: one.memberId, outcome: "NOT_YOURS", version: 0, mark: null, raise: null, reason: "" };
    if (one.raise.trim() === "") return propose(work, member, { ...one, raise: null, cost: 0 });
    const raise = raiseTyped(one.raise, member.facts);
    if (raise === null) return standing(member, "MALFORMED");
    const { currency, settings } = work.cycle;
    const cost = toCycleCurrency(raise, member.facts.currency, currency, settings.rates)!;
    return propose(work, member, { ...one, raise, cost });
  });
  await closeWork(context, work, "PROPOSED");
  return { results };
}

/** Raises that were reckoned, for members whose turn it is with the actor; answers how many were saved. */
export async function giveRaises(context: Context, cycleId: string, given: readonly RaiseGiven[]): Promise<number> {
  const work = await openWork(
    context,
    cycleId,
    given.map(({ memberId }) => memberId),
  );
  for (const one of given) {
    const member = work.members.get(one.memberId);
    if (member) propose(work, member, one);
  }
  await closeWork(context, work, "RECOMMENDED");
  return work.changed.size;
}

type Work = {
  cycle: CycleRecord;
  guideline: readonly GuidelineRow[];
  members: Map<string, MemberRecord>;
  budgets: Map<string, BudgetRecord>;
  pathOf: (nodeId: string) => string[];
  changed: Map<string, { member: MemberRecord; words: EntryWords }>;
};

/** Holds the members the actor may change and the budgets they count in; always in this order, so that nobody waits in a circle. */
async function openWork(context: Context, cycleId: string, memberIds: readonly string[]): Promise<Work> {
  const cycle = await readCycle(context, cycleId, true);
  const members = await readMembers(
    context,
    sql`m.cycle_id = ${cycleId} and m.id = any(${[...memberIds]}::uuid[])`,
    sql`order by m.id for update of m`,
  );
  const ability = await context.ability();
  const mine = members.filter((member) => {
    const facts = planFacts(member, cycle.state);
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

function standing({ id, version, mark, proposal }: MemberRecord, outcome: CellOutcome): SavedCell {
  return { memberId: id, outcome, version, mark, raise: proposal?.raise ?? null, reason: proposal?.reason ?? "" };
}

function propose(work: Work, member: MemberRecord, given: RaiseGiven): SavedCell {
  if (given.version !== undefined && given.version !== member.version) return standing(member, "CHANGED");
  const mark = given.raise === null ? "WITHIN" : markFor(work, member, given.raise);
  const before = member.proposal;
  const reason = given.reason || (before?.reason ?? "");
  if (mark !== "WITHIN" && !reason) return { ...standing(member, "REASON_NEEDED"), mark };
  const outcome = spend(work, member.nodeId, given.cost - (before?.cost ?? 0));
  if (outcome === "REFUSED") return standing(member, "OVER_BUDGET");
  member.proposal =
    given.raise === null
      ? null
      : { raise: given.raise, cost: given.cost, reason: mark === "WITHIN" ? given.reason : reason };
  const words = {
    ...(before && { before: before.raise }),
    ...(member.proposal && { after: member.proposal.raise }),
    ...(member.proposal?.reason && { reason: member.proposal.reason }),
  };
  work.changed.set(member.id, { member, words });
  member.mark = mark;
  member.version += 1;
  return standing(member, outcome === "WARNS" ? "WARNED" : "SAVED");
}

function markFor({ guideline, cycle }: Work, { rating, facts }: MemberRecord, raise: number): GuidelineMark {
  const { base, currency, band, proration } = facts;
  const row = rowFor(guideline, rating, zoneOf(base, band));
  return markOf(raise, { base, row, proration }, cycle.settings.rounding[currency] ?? 1);
}

/** Takes a change from every budget it counts in, or from none. */
function spend({ cycle, budgets, pathOf }: Work, nodeId: string, change: number): "FITS" | "WARNS" | "REFUSED" {
  const rule = { mode: cycle.budgetMode, holdback: cycle.settings.holdback };
  const path = pathOf(nodeId).flatMap((id) => budgets.get(id) ?? []);
  const verdicts = path.map((budget) => judgeSpending(budget, change, rule));
  if (verdicts.includes("REFUSED")) return "REFUSED";
  for (const budget of path) budget.spent += change;
  return verdicts.includes("WARNS") ? "WARNS" : "FITS";
}

async function closeWork(context: Context, work: Work, kind: "PROPOSED" | "RECOMMENDED"): Promise<void> {
  const changed = [...work.changed.values()];
  if (changed.length === 0) return;
  const vault = await vaultOf(context);
  const rows = changed.map(({ member }) => ({
    id: member.id,
    proposal: member.proposal && vault.seal("compensation_member.proposal", member.id, member.proposal),
    mark: member.mark,
    version: member.version,
  }));
  await context.rows(
    sql`update {compensation_member} m set proposal = n.proposal, proposed = n.proposal is not null, mark = n.mark, version = n.version
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id uuid, proposal text, mark text, version int)
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
