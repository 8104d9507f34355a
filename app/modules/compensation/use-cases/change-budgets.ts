import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { storeBudgets } from "../data/budget-record.ts";
import { byHandOf, readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { vaultOf } from "../data/sealed.ts";
import { aboveFlows, belowProposed, changeBudgets as changed, type ChangedBudgets } from "../domain/budget-changes.ts";
import { openStates } from "../domain/cycle-state.ts";
import { sharesOfOwn } from "../domain/given-budgets.ts";
import { reasonInput } from "../domain/ids.ts";
import { budgetsUnderWay, type BudgetsUnderWay } from "../queries/budgets-under-way.ts";
import { stakeholdersIn } from "../queries/stakeholders-in.ts";
import { cycleWrites } from "./save-cycle.ts";
import { readBudgets, refuseExceeded, saveUnitBudgetsInput, type TypedBudget } from "./save-unit-budgets.ts";

export const changeBudgetsInput = saveUnitBudgetsInput.extend({
  above: z
    .enum(aboveFlows)
    .default("KEEP")
    .describe("Whether units above keep what they have (KEEP), or get the same more or less (GROW)."),
  reason: reasonInput,
});
/** The latest of them; all stand in the audit log. */
const changesKept = 50;

type Input = z.output<typeof changeBudgetsInput>;

/**
 * Gives units of a cycle under way another budget, with a reason: whoever plans with it is told, and reads why. Where budgets
 * are hard, none comes to less than is proposed in it, nor to more than is above it.
 */
export async function changeBudgets(context: Context, input: Input): Promise<{ cycleId: string; version: number }> {
  const { cycleId, version } = input;
  await authorize(context, "edit", { kind: "CompensationCycle" });
  const told = { unitIds: [] as string[], stakeholderIds: [] as string[] };
  const saved = await cycleWrites.change(context, {
    where: { id: cycleId },
    may: "edit",
    version,
    changedBy: ["compensation.change-budgets", "compensation.start-review", "compensation.publish-cycle"],
    // The cycle is held before its budgets, as by whoever proposes.
    change: async (held) => {
      const { typed, after } = await giveOthers(context, input);
      held.unitBudgets = (await vaultOf(context)).seal("compensation_cycle.unit_budgets", cycleId, after.byHand);
      told.unitIds = typed.map(({ unitId }) => unitId);
      told.stakeholderIds = await stakeholdersIn(context, cycleId, [...after.concerned]);
    },
    tells: () => ({
      event: "compensation.budgets-changed",
      payload: { cycleId, stakeholderIds: told.stakeholderIds },
      action: "change-budgets",
      detail: { unitIds: told.unitIds },
    }),
  });
  return { cycleId, version: saved.version };
}

async function giveOthers(context: Context, input: Input) {
  const { cycleId, above, reason } = input;
  const cycle = await readCycle(context, cycleId);
  if (!openStates.includes(cycle.state)) throw conflict("compensation.closed", "Nothing is planned in this cycle now.");
  const byHand = await byHandOf(context, cycleId);
  const all = readBudgets(input.units, cycle.currency);
  const typed = all.filter(({ unitId, given }) => JSON.stringify(given) !== JSON.stringify(byHand[unitId] ?? null));
  if (typed.length === 0) throw conflict("compensation.budget-unchanged", "No budget would be another.");
  const underWay = await budgetsUnderWay(context, cycleId, true);
  const known = new Set(underWay.budgets.map(({ nodeId }) => nodeId));
  if (typed.some(({ unitId }) => !known.has(unitId))) throw notFound("CompensationBudget");
  const { budget: share, budgetFlow: flow } = cycle.settings;
  const after = changed(
    { nodes: nodesOf(underWay), pay: underWay.own, byHand, share, flow },
    new Map(typed.map(({ unitId, given }) => [unitId, given])),
    above,
  );
  if (cycle.budgetMode === "HARD") refuse(cycle, { typed, underWay, after });
  await store(context, cycleId, { underWay, after, reason });
  return { typed, after };
}

const nodesOf = ({ budgets }: BudgetsUnderWay) => budgets.map(({ nodeId, ...budget }) => ({ id: nodeId, ...budget }));

type Judged = { typed: readonly TypedBudget[]; underWay: BudgetsUnderWay; after: ChangedBudgets };

/** What a hard budget does not allow: more than is above it, or less than is proposed. */
function refuse({ budgetMode, settings }: CycleRecord, { typed, underWay, after }: Judged): void {
  const { budgets } = underWay;
  refuseExceeded(
    typed,
    new Map(budgets.map((budget) => [budget.nodeId, { ...budget, over: after.over.get(budget.nodeId) ?? 0 }])),
  );
  const short = belowProposed(nodesOf(underWay), after.allocated, { mode: budgetMode, holdback: settings.holdback });
  if (!short) return;
  const own = typed.find(({ unitId }) => unitId === short.id) ?? typed[0]!;
  const code = "compensation.unit-budget-proposed";
  throw invalid(code, "More is proposed in a unit than it would have.", {
    params: { unit: short.name },
    fields: { [`units[${own.at}].given`]: code },
  });
}

type Stored = Pick<Judged, "underWay" | "after"> & { reason: string };

async function store(context: Context, cycleId: string, { underWay, after, reason }: Stored): Promise<void> {
  const { budgets, own } = underWay;
  const shares = sharesOfOwn(after, { nodes: nodesOf(underWay), pay: own });
  const at = context.clock.now().toISOString();
  await storeBudgets(
    context,
    cycleId,
    budgets.map((budget) => {
      const { nodeId, allocated: from, changes = [] } = budget;
      const to = after.allocated.get(nodeId)!;
      const share = shares.get(nodeId);
      const change = { at, by: context.actor.employeeId, from, to, reason };
      return {
        ...budget,
        allocated: to,
        ...(share !== undefined && { share }),
        ...(to !== from && { changes: [...changes, change].slice(-changesKept) }),
      };
    }),
  );
}
