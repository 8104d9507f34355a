import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { readBudgets, type BudgetRecord } from "../data/budget-record.ts";
import { vaultOf } from "../data/sealed.ts";
import { rollUp, wholeBelow } from "../domain/budget-tree.ts";
import { sql } from "#tenancy/sql.ts";

/** A budget of a cycle under way, with the base pay of everybody in it. */
export type BudgetUnderWay = BudgetRecord & { pay: number };
export type BudgetsUnderWay = {
  budgets: BudgetUnderWay[];
  /** Base pay of the people directly in each unit. */
  own: Map<string, number>;
};

/**
 * The budgets of a cycle under way with the pay they were made from, that of leavers too: the order of units is the launch's,
 * so that what it shared out is shared the same way again. `hold` keeps them until the transaction ends.
 */
export async function budgetsUnderWay(context: Context, cycleId: string, hold = false): Promise<BudgetsUnderWay> {
  const order = await context.rows<{ id: string }>(
    sql`select node_id as id from {compensation_budget} where cycle_id = ${cycleId}
      order by parent_id is not null, lower(name), node_id`,
  );
  const unitIds = order.map(({ id }) => id);
  const records = await readBudgets(context, cycleId, hold ? unitIds : undefined);
  const own = await payByUnit(context, cycleId);
  const all = rollUp(
    [...records.values()].map(({ nodeId, parentId }) => ({ id: nodeId, parentId })),
    own,
  );
  return { own, budgets: unitIds.map((id) => ({ ...records.get(id)!, pay: all.get(id)!.total })) };
}

async function payByUnit(context: Context, cycleId: string): Promise<Map<string, number>> {
  const rows = await context.rows<{ id: string; nodeId: string; facts: string }>(
    sql`select id, node_id as "nodeId", facts from {compensation_member}
      where cycle_id = ${cycleId} and (excluded is null or excluded = 'LEFT') and facts is not null`,
  );
  const sums = new Map<string, number>();
  if (rows.length === 0) return sums;
  const vault = await vaultOf(context);
  for (const { id, nodeId, facts } of rows)
    sums.set(nodeId, (sums.get(nodeId) ?? 0) + vault.open("compensation_member.facts", id, facts).inCycle);
  return sums;
}

/** A change of a budget after the launch, as administrators read it. */
export type BudgetChangeShown = {
  unitId: string;
  unit: string;
  at: string;
  by: string;
  from: number;
  to: number;
  reason: string;
};

const shownAtMost = 50;

/** What was changed of these budgets, the latest first; a unit on top that is the company is said once, as the company. */
export async function budgetChanges(
  context: Context,
  budgets: readonly BudgetUnderWay[],
): Promise<BudgetChangeShown[]> {
  const root = budgets.find(({ parentId }) => parentId === null);
  const top = root && wholeBelow(root, budgets);
  const all = budgets.flatMap(({ nodeId, name, changes }) =>
    (nodeId === top?.nodeId ? [] : (changes ?? [])).map((change) => ({ ...change, unitId: nodeId, unit: name })),
  );
  const latest = all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, shownAtMost);
  const people = await peopleByIds(
    context,
    latest.map(({ by }) => by),
  );
  return latest.map((change) => ({ ...change, by: people.get(change.by)?.name ?? "" }));
}
