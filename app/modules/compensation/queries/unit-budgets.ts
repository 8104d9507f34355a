import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { byHandOf, type CycleRecord } from "../data/cycle-record.ts";
import type { ByHand } from "../domain/given-budgets.ts";
import type { PlannedBudget } from "./plan-launch.ts";

export type UnitBudget = {
  unitId: string;
  name: string;
  people: number;
  /** Base pay of everybody in it, and what it has; minor units of the cycle's currency. */
  pay: number;
  allocated: number;
  byHand: ByHand | null;
  /** Whether there are units below. */
  opens: boolean;
};

/** A unit and those directly below it, with what each is given by hand. */
export type UnitBudgets = {
  /** From the company down to the unit. */
  path: { unitId: string; name: string }[];
  whole: UnitBudget & { isCompany: boolean };
  units: UnitBudget[];
  /** The people directly in it. */
  own: { people: number; pay: number };
};

/** The budgets of one unit's parts in a draft; of the company's where none is named. */
export async function unitBudgets(
  context: Context,
  { cycle, budgets }: { cycle: CycleRecord; budgets: readonly PlannedBudget[] },
  unitId = cycle.id,
): Promise<UnitBudgets> {
  const known = new Map(budgets.map((budget) => [budget.nodeId, budget]));
  const below = Map.groupBy(budgets, ({ parentId }) => parentId ?? "");
  const whole = known.get(unitId);
  if (!whole) throw notFound("CompensationBudget");
  const byHand = await byHandOf(context, cycle.id);
  const shown = ({ nodeId, name, people, pay, allocated }: PlannedBudget): UnitBudget => ({
    ...{ unitId: nodeId, name, people, pay, allocated, byHand: byHand[nodeId] ?? null },
    opens: (below.get(nodeId) ?? []).length > 0,
  });
  const units = below.get(partsOf(unitId, below)) ?? [];
  const rest = (of: (budget: PlannedBudget) => number) => units.reduce((left, one) => left - of(one), of(whole));
  return {
    path: pathTo(whole, known),
    whole: { ...shown(whole), isCompany: whole.parentId === null },
    units: units.map(shown),
    own: { people: rest(({ people }) => people), pay: rest(({ pay }) => pay) },
  };
}

/** Where the organization has one unit on top, that is the company: its parts are the company's. */
function partsOf(unitId: string, below: ReadonlyMap<string, readonly PlannedBudget[]>): string {
  const parts = below.get(unitId) ?? [];
  const [only] = parts;
  const isTop = only && parts.length === 1 && below.get("")?.[0]?.nodeId === unitId;
  return isTop && only.people === below.get("")![0]!.people ? only.nodeId : unitId;
}

function pathTo(whole: PlannedBudget, known: ReadonlyMap<string, PlannedBudget>): UnitBudgets["path"] {
  const path: UnitBudgets["path"] = [];
  for (let at: PlannedBudget | undefined = whole; at; at = at.parentId === null ? undefined : known.get(at.parentId))
    path.unshift({ unitId: at.nodeId, name: at.name });
  const [company, top] = path;
  const isOne = company && top && known.get(top.unitId)!.people === known.get(company.unitId)!.people;
  return isOne ? [company, ...path.slice(2)] : path;
}
