import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { pathsOf, readBudgets, storeBudgets } from "../data/budget-record.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { keepEntries } from "../data/entries.ts";
import type { MemberRecord } from "../data/member-record.ts";
import { openStates } from "../domain/cycle-state.ts";
import { ids } from "../domain/ids.ts";
import { costsOf } from "../domain/pay-lines.ts";
import { giveBack } from "../domain/spending.ts";
import { isApplied, standingAfter } from "../domain/late-changes.ts";
import { lateLines, type LateLine } from "../queries/late-changes.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const applyLateChangesInput = z.object({ cycleId: ids.cycle });

/** Does what the cycle's policy says about who moved or left since the launch; budgets get back what leavers had. */
export async function applyLateChanges(
  context: Context,
  { cycleId }: z.output<typeof applyLateChangesInput>,
): Promise<{ moved: number; left: number }> {
  await authorize(context, "edit", { kind: "CompensationCycle" });
  const cycle = await readCycle(context, cycleId, true);
  if (!openStates.includes(cycle.state)) throw conflict("compensation.closed", "Nothing is planned in this cycle now.");
  const lines = await lateLines(context, cycle, true);
  const applied = lines.filter(({ change }) => isApplied(change, cycle.settings));
  const moved = applied.filter(({ change }) => change.kind === "MOVED");
  const left = applied.filter(({ change }) => change.kind === "LEFT");
  if (moved.length + left.length === 0) throw conflict("compensation.no-late-changes", "Nobody moved or left.");
  const stakeholderIds = await follow(context, moved);
  const gone = left.map(({ member }) => member);
  await remove(context, cycle, gone);
  const entries = (some: readonly LateLine[]) => some.map(({ member }) => ({ memberId: member.id }));
  await keepEntries(context, cycleId, "MOVED", entries(moved));
  await keepEntries(context, cycleId, "LEFT", entries(left));
  await writeDown(
    context,
    "compensation.people-changed",
    { cycleId, stakeholderIds },
    {
      action: "apply-late-changes",
      subject: "CompensationCycle",
      id: cycleId,
      detail: { moved: moved.map(({ member }) => member.id), left: gone.map(({ id }) => id) },
    },
  );
  return { moved: moved.length, left: left.length };
}

/** Lines go to who plans for them today; answers whose turn they are now. */
async function follow(context: Context, moved: readonly LateLine[]): Promise<string[]> {
  if (moved.length === 0) return [];
  const rows = moved.map(({ member, change }) => {
    const to = change.to!;
    const { turn, level, turnId } = standingAfter(member, to);
    return { id: member.id, proposer: to.proposerId, approvers: to.approverIds, turn, level, turn_id: turnId };
  });
  await context.rows(
    sql`update {compensation_member} m set proposer_id = n.proposer, approver_ids = n.approvers, turn = n.turn,
        level = n.level, turn_id = n.turn_id, version = m.version + 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n(id uuid, proposer uuid, approvers uuid[], turn text, level int, turn_id uuid)
      where m.id = n.id`,
  );
  return [...new Set(rows.flatMap(({ turn_id: turnId }) => turnId ?? []))];
}

/** Who left gets no raise, and what was planned for them is there for others again. */
async function remove(context: Context, cycle: CycleRecord, gone: readonly MemberRecord[]): Promise<void> {
  if (gone.length === 0) return;
  const pathOf = await pathsOf(context, cycle.id);
  const nodes = [...new Set(gone.flatMap(({ nodeId }) => pathOf(nodeId)))];
  const budgets = await readBudgets(context, cycle.id, nodes);
  for (const { nodeId, proposal } of gone)
    giveBack(
      pathOf(nodeId).flatMap((id) => budgets.get(id) ?? []),
      costsOf(proposal, cycle.settings),
    );
  await storeBudgets(context, cycle.id, [...budgets.values()]);
  await context.rows(
    sql`update {compensation_member} set excluded = 'LEFT', turn = 'DONE', turn_id = null, proposal = null,
        proposed = false, mark = 'WITHIN', version = version + 1
      where id = any(${gone.map(({ id }) => id)}::uuid[])`,
  );
}
