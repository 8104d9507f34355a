import type { Context } from "#app/platform/context/context.ts";
import { pathsOf, readBudgets } from "../data/budget-record.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import type { MemberRecord } from "../data/member-record.ts";
import { plannedMembers, readWhatIfLines, readWhatIfs, type WhatIfLine } from "../data/what-if-record.ts";
import { openStates } from "../domain/cycle-state.ts";
import { percentOf } from "../domain/guideline.ts";
import { costsOf, wholeRaise } from "../domain/pay-lines.ts";
import type { GuidelineMark } from "../domain/recommend.ts";
import { exchange } from "../domain/spending.ts";
import { spreadOf, type Spread } from "../domain/spread.ts";
import type { Proposal } from "../data/sealed.ts";
import { sql } from "#tenancy/sql.ts";

/** What the lines of a copy, or the real ones, come to; the sum is in minor units of the cycle's currency. */
export type Compared = {
  /** Null for the real lines. */
  id: string | null;
  name: string;
  createdAt: string | null;
  /** Of a copy: counts its changes. */
  version: number;
  people: number;
  sum: number;
  spread: Spread | null;
  outside: number;
  /** Lines whose real one was changed since it was copied. */
  changed: number;
  /** True where a hard budget would not allow it. */
  refused: boolean;
};
export type WhatIfsShown = { real: Compared; copies: Compared[] };

type Line = { member: MemberRecord; proposal: Proposal | null; mark: GuidelineMark };

/** The actor's copies of a cycle beside the real lines they plan; that pay was read stands in the audit log. */
export async function whatIfsShown(context: Context, cycle: CycleRecord): Promise<WhatIfsShown | null> {
  if (!openStates.includes(cycle.state) || context.viewedBy !== undefined) return null;
  const copies = await readWhatIfs(context, sql`w.cycle_id = ${cycle.id}`);
  const members = await plannedMembers(context, cycle, sql`true`);
  if (members.length === 0) return null;
  const known = new Map(members.map((member) => [member.id, member]));
  const lines = await readWhatIfLines(
    context,
    copies.map(({ id }) => id),
  );
  await context.noteRead({
    action: "compensation.view-pay",
    subjectType: "CompensationPay",
    subjectId: cycle.id,
    detail: { employeeIds: members.map(({ employeeId }) => employeeId) },
  });
  const real = members.map((member): Line => ({ member, proposal: member.proposal, mark: member.mark }));
  const fits = await fitting(context, cycle);
  const byCopy = Map.groupBy(lines, ({ whatIfId }) => whatIfId);
  return {
    real: { id: null, name: "", createdAt: null, version: 0, changed: 0, refused: false, ...figures(cycle, real) },
    copies: copies.map(({ id, name, createdAt, version }) => {
      const own = linesOf(byCopy.get(id) ?? [], known);
      const changed = own.filter(({ line, member }) => line.copiedVersion !== member.version).length;
      return {
        id,
        name,
        createdAt: createdAt.toISOString(),
        version,
        changed,
        refused: !fits(own),
        ...figures(cycle, own),
      };
    }),
  };
}

function linesOf(lines: readonly WhatIfLine[], known: ReadonlyMap<string, MemberRecord>) {
  return lines.flatMap((line) => {
    const member = known.get(line.memberId);
    return member ? [{ line, member, proposal: line.proposal, mark: line.mark }] : [];
  });
}

function figures({ settings }: CycleRecord, lines: readonly Line[]) {
  const given = lines.filter(({ proposal }) => proposal !== null);
  return {
    people: given.length,
    sum: given.reduce((sum, { proposal }) => {
      const { merit, promotion, adjustment } = costsOf(proposal, settings);
      return sum + merit + promotion + adjustment;
    }, 0),
    spread: spreadOf(given.map(({ member, proposal }) => percentOf(wholeRaise(proposal), member.facts.base))),
    outside: given.filter(({ mark }) => mark !== "WITHIN").length,
  };
}

/** Whether lines could take the place of the real ones without a hard budget refusing them. */
async function fitting(context: Context, cycle: CycleRecord): Promise<(lines: readonly Line[]) => boolean> {
  if (cycle.budgetMode !== "HARD") return () => true;
  const budgets = await readBudgets(context, cycle.id);
  const pathOf = await pathsOf(context, cycle.id);
  const rule = { mode: cycle.budgetMode, holdback: cycle.settings.holdback };
  return (lines) => {
    const tried = structuredClone(budgets);
    return exchange(
      lines.map(({ member, proposal }) => ({
        path: pathOf(member.nodeId).flatMap((id) => tried.get(id) ?? []),
        before: costsOf(member.proposal, cycle.settings),
        after: costsOf(proposal, cycle.settings),
      })),
      rule,
    );
  };
}

/** The same over the API. */
export async function whatIfsOf(context: Context, cycleId: string): Promise<Compared[]> {
  const shown = await whatIfsShown(context, await readCycle(context, cycleId));
  return shown?.copies ?? [];
}
