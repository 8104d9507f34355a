import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { guidelineOf, readCycle } from "../data/cycle-record.ts";
import { budgetOwner, vaultOf } from "../data/sealed.ts";
import { mayMove, onTurn } from "../domain/cycle-state.ts";
import { ids } from "../domain/ids.ts";
import type { ExtraLine } from "../domain/pay-lines.ts";
import type { NodeBudget } from "../domain/spending.ts";
import { timelineFault } from "../domain/timeline.ts";
import { planLaunch, type LaunchPlan, type PlannedBudget } from "../queries/plan-launch.ts";
import { cycleWrites } from "./save-cycle.ts";

export const launchCycleInput = z.object({ cycleId: ids.cycle, version: versionRead });

/** Planning begins with what the dry run showed: pay, ratings, ranges and rates stay as they are now. */
export async function launchCycle(
  context: Context,
  { cycleId, version }: z.output<typeof launchCycleInput>,
): Promise<{ cycleId: string; people: number }> {
  await authorize(context, "edit", { kind: "CompensationCycle" });
  const cycle = await readCycle(context, cycleId);
  if (!mayMove(cycle.state, "launch")) throw conflict("compensation.launched", "The cycle was launched already.");
  const linked = cycle.guidelineType === "PERFORMANCE_LINKED";
  if (linked && (!cycle.reviewCycleId || (await guidelineOf(context, cycleId)).length === 0))
    throw conflict("compensation.guideline-missing", "The guideline has no review cycle or no rows.");
  const late = timelineFault(cycle.settings, context.today());
  if (late) throw conflict("compensation.launch-timeline", "A day of the timeline cannot be.");
  const plan = await planLaunch(context, cycle);
  const people = plan.members.filter(({ excluded }) => excluded === null).length;
  const exceeded = plan.budgets.find(({ over }) => over > 0);
  if (exceeded && cycle.budgetMode === "HARD")
    throw conflict("compensation.launch-budgets", "Units by hand exceed what is above them.", {
      params: { unit: exceeded.name },
    });
  if (people === 0) throw conflict("compensation.nobody", "Nobody would be in the cycle.");
  await cycleWrites.change(context, {
    where: { id: cycleId },
    may: "edit",
    version,
    change: (held) => {
      if (held.state !== "DRAFT") throw conflict("compensation.launched", "The cycle was launched already.");
      held.state = "ACTIVE";
      held.launchedAt = context.clock.now();
    },
    tells: {
      event: "compensation.cycle-launched",
      payload: { cycleId },
      action: "launch-cycle",
      detail: { people, leftOut: plan.members.length - people },
    },
  });
  await storePlan(context, cycleId, plan);
  return { cycleId, people };
}

type Given = Pick<PlannedBudget, "allocated" | "share" | ExtraLine>;

/** What a node has to give before anything is proposed. */
function untouched({ allocated, share, promotion, adjustment }: Given): NodeBudget {
  return {
    allocated,
    spent: 0,
    ...(share !== undefined && { share }),
    ...(promotion !== undefined && { promotion: { allocated: promotion, spent: 0 } }),
    ...(adjustment !== undefined && { adjustment: { allocated: adjustment, spent: 0 } }),
  };
}

type StoredPlan = Omit<LaunchPlan, "budgets"> & { budgets: readonly Omit<PlannedBudget, "pay" | "over">[] };

/** Writes down who is in a cycle and its budgets, as they were planned. */
export async function storePlan(context: Context, cycleId: string, plan: StoredPlan): Promise<void> {
  const vault = await vaultOf(context);
  const members = plan.members.map(({ employeeId, excluded, nodeId, chain, rating, facts }) => {
    const id = context.newId();
    const standing = { turn: "PROPOSER", level: 0 } as const;
    return {
      id,
      cycle_id: cycleId,
      employee_id: employeeId,
      excluded,
      node_id: nodeId,
      proposer_id: chain.proposerId,
      approver_ids: chain.approverIds,
      publisher_id: chain.publisherId,
      turn: excluded === null ? "PROPOSER" : "DONE",
      turn_id: excluded === null ? onTurn(standing, chain) : null,
      rating,
      facts: facts ? vault.seal("compensation_member.facts", id, facts) : null,
    };
  });
  for (let from = 0; from < members.length; from += 2_000)
    await insertRows(
      context,
      "compensation_member",
      "id uuid, cycle_id uuid, employee_id uuid, excluded text, node_id uuid, proposer_id uuid, approver_ids uuid[], " +
        "publisher_id uuid, turn text, turn_id uuid, rating text, facts text",
      members.slice(from, from + 2_000),
    );
  await insertRows(
    context,
    "compensation_budget",
    "cycle_id uuid, node_id uuid, parent_id uuid, name text, people int, sealed text",
    plan.budgets.map(({ nodeId, parentId, name, people, ...given }) => ({
      cycle_id: cycleId,
      node_id: nodeId,
      parent_id: parentId,
      name,
      people,
      sealed: vault.seal("compensation_budget.sealed", budgetOwner(cycleId, nodeId), untouched(given)),
    })),
  );
}
