import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { byHandOf, type CycleRecord } from "../data/cycle-record.ts";
import type { ByHand } from "../domain/given-budgets.ts";
import { wholeBelow } from "../domain/budget-tree.ts";
import type { PlannedBudget } from "./plan-launch.ts";

/** A unit of a draft, or of a cycle under way with what is proposed in it. */
type Given = Pick<PlannedBudget, "nodeId" | "parentId" | "name" | "people" | "pay" | "allocated"> & { spent?: number };

export type UnitBudget = {
  unitId: string;
  name: string;
  people: number;
  /** Base pay of everybody in it, and what it has; minor units of the cycle's currency. */
  pay: number;
  allocated: number;
  /** What is proposed of it; null before the launch. */
  proposed: number | null;
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

/** The budgets of one unit's parts; of the company's where none is named. */
export async function unitBudgets(
  context: Context,
  { cycle, budgets }: { cycle: CycleRecord; budgets: readonly Given[] },
  unitId = cycle.id,
): Promise<UnitBudgets> {
  const known = new Map(budgets.map((budget) => [budget.nodeId, budget]));
  const below = Map.groupBy(budgets, ({ parentId }) => parentId ?? "");
  const whole = known.get(unitId);
  if (!whole) throw notFound("CompensationBudget");
  const byHand = await byHandOf(context, cycle.id);
  const shown = ({ nodeId, name, people, pay, allocated, spent }: Given): UnitBudget => ({
    ...{ unitId: nodeId, name, people, pay, allocated, proposed: spent ?? null, byHand: byHand[nodeId] ?? null },
    opens: (below.get(nodeId) ?? []).length > 0,
  });
  // A unit on top of the organization is the company: its parts are the company's.
  const top = whole.parentId === null ? wholeBelow(whole, budgets) : undefined;
  const units = below.get(top?.nodeId ?? unitId) ?? [];
  const rest = (of: (budget: Given) => number) => units.reduce((left, one) => left - of(one), of(whole));
  return {
    path: pathTo(whole, known),
    whole: { ...shown(whole), isCompany: whole.parentId === null },
    units: units.map(shown),
    own: { people: rest(({ people }) => people), pay: rest(({ pay }) => pay) },
  };
}

function pathTo(whole: Given, known: ReadonlyMap<string, Given>): UnitBudgets["path"] {
  const path: Given[] = [];
  for (let at: Given | undefined = whole; at; at = at.parentId === null ? undefined : known.get(at.parentId))
    path.unshift(at);
  const [company, top] = path;
  const isOne = company && top && wholeBelow(company, [top]) !== undefined;
  return (isOne ? [company, ...path.slice(2)] : path).map(({ nodeId, name }) => ({ unitId: nodeId, name }));
}
