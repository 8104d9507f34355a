import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import type { MemberRecord } from "../data/member-record.ts";
import { inWhatIf, plannedMembers, readWhatIfLines, readWhatIfs, type WhatIfRecord } from "../data/what-if-record.ts";
import { costsBetween, type Costs } from "../domain/pay-lines.ts";
import type { GridRow } from "./grid-rows.ts";
import { sql } from "#tenancy/sql.ts";

/** A copy of the actor's of this cycle; null where there is none any more. */
export async function whatIfOf(context: Context, cycle: CycleRecord, copyId: string): Promise<WhatIfRecord | null> {
  const [found] = await readWhatIfs(context, sql`w.id = ${copyId} and w.cycle_id = ${cycle.id}`);
  return found ?? null;
}

/** How the lines of a copy stand in the place of the real ones, and what they would change in budgets. */
export type CopyOver = {
  members(real: readonly MemberRecord[]): MemberRecord[];
  rows(real: readonly GridRow[]): GridRow[];
  changes: { nodeId: string; by: Costs }[];
};

const nothingOver: CopyOver = { members: (real) => [...real], rows: (real) => [...real], changes: [] };

/** What a copy says; nothing is changed where there is none. Lines the actor no longer plans are not among it. */
export async function copyOver(context: Context, cycle: CycleRecord, copy: WhatIfRecord | null): Promise<CopyOver> {
  if (!copy) return nothingOver;
  const lines = new Map((await readWhatIfLines(context, [copy.id])).map((line) => [line.memberId, line]));
  const planned = await plannedMembers(context, cycle, inWhatIf(copy.id));
  const mine = new Set(planned.map(({ id }) => id));
  return {
    members: (real) =>
      real.flatMap((member) => {
        const line = lines.get(member.id);
        if (!line || !mine.has(member.id)) return [];
        return [{ ...member, proposal: line.proposal, mark: line.mark, version: line.version }];
      }),
    rows: (real) => real.map((row) => ({ ...row, editable: true, sentBack: null })),
    changes: planned.flatMap((member) => {
      const line = lines.get(member.id);
      if (!line) return [];
      return [{ nodeId: member.nodeId, by: costsBetween(member.proposal, line.proposal, cycle.settings) }];
    }),
  };
}
