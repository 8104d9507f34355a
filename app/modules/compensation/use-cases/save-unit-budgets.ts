import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { byHandOf, readCycle } from "../data/cycle-record.ts";
import { vaultOf } from "../data/sealed.ts";
import { byHandTyped, type AllByHand, type ByHand } from "../domain/given-budgets.ts";
import { ids } from "../domain/ids.ts";
import { planLaunch, type PlannedBudget } from "../queries/plan-launch.ts";
import { changeDraft } from "./save-cycle.ts";

const unit = z.object({
  unitId: z.guid().describe("The id of the unit, or of the cycle for the whole company."),
  given: z.string().trim().max(40).default("").describe("`4 %` of its base pay, or an amount; empty for its share."),
});

export const saveUnitBudgetsInput = z.object({
  cycleId: ids.cycle,
  units: z.array(unit).min(1).max(1_000).describe("Units; those that are not named stay as they are."),
  version: versionRead,
});
type Input = z.output<typeof saveUnitBudgetsInput>;

/**
 * What units of a draft are given by hand; a unit given nothing has its share again. Units that together exceed what is above
 * them are refused where the budget is hard, and only said where it is soft.
 */
export async function saveUnitBudgets(context: Context, input: Input) {
  const { cycleId, version, units } = input;
  await authorize(context, "edit", { kind: "CompensationCycle" });
  const cycle = await readCycle(context, cycleId);
  const typed = readBudgets(units, cycle.currency);
  const byHand = withTyped(await byHandOf(context, cycleId), typed);
  const { budgets } = await planLaunch(context, cycle, byHand);
  const known = new Map(budgets.map((budget) => [budget.nodeId, budget]));
  if (typed.some(({ unitId }) => !known.has(unitId))) throw notFound("CompensationBudget");
  if (cycle.budgetMode === "HARD") refuseExceeded(typed, known);
  const none = Object.keys(byHand).length === 0;
  const sealed = none ? null : (await vaultOf(context)).seal("compensation_cycle.unit_budgets", cycleId, byHand);
  return changeDraft(context, { cycleId, version, action: "save-unit-budgets" }, (draft) => {
    draft.unitBudgets = sealed;
  });
}

export type TypedBudget = { unitId: string; given: ByHand | null; at: number };

/** What is typed for units, or says in place that it is neither an amount nor a percentage. */
export function readBudgets(units: Input["units"], currency: string): TypedBudget[] {
  return units.map(({ unitId, given }, at) => ({ unitId, given: read(given, currency, at), at }));
}

function read(text: string, currency: string, at: number): ByHand | null {
  if (text === "") return null;
  const given = byHandTyped(text, currency);
  if (!given)
    throw invalid("compensation.unit-budget", "It is neither an amount nor a percentage.", {
      fields: { [`units[${at}].given`]: "compensation.unit-budget" },
    });
  return given;
}

function withTyped(before: AllByHand, typed: readonly TypedBudget[]): AllByHand {
  const after = new Map(Object.entries(before));
  for (const { unitId, given } of typed)
    if (given) after.set(unitId, given);
    else after.delete(unitId);
  return Object.fromEntries(after);
}

/** Of units that were changed: by what is above them, or by what is given to units below them. */
export function refuseExceeded(
  typed: readonly TypedBudget[],
  known: ReadonlyMap<string, Pick<PlannedBudget, "name" | "parentId" | "over">>,
): void {
  const exceeding = typed.find(({ unitId, given }) => {
    const parentId = known.get(unitId)!.parentId;
    return known.get(unitId)!.over > 0 || (given !== null && parentId !== null && known.get(parentId)!.over > 0);
  });
  if (!exceeding) return;
  const { unitId, at } = exceeding;
  const own = known.get(unitId)!;
  const code = own.over > 0 ? "compensation.unit-budget-below" : "compensation.unit-budget-over";
  const named = own.over > 0 ? own.name : known.get(own.parentId!)!.name;
  throw invalid(code, "Units by hand exceed what is above them.", {
    params: { unit: named },
    fields: { [`units[${at}].given`]: code },
  });
}
