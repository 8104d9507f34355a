import type { Context } from "#app/platform/context/context.ts";
import { pathAbove } from "../domain/budget-tree.ts";
import { sealedBudget, type NodeBudget } from "../domain/spending.ts";
import { budgetOwner, vaultOf } from "./sealed.ts";
import { sql } from "#tenancy/sql.ts";

/** A node of a cycle's budgets: what it has to give, and has given, with everything below it. */
export type BudgetRecord = NodeBudget & {
  nodeId: string;
  parentId: string | null;
  name: string;
  people: number;
};
type Row = Omit<BudgetRecord, keyof NodeBudget> & { sealed: string };

/** The budgets of a cycle; `hold` those named until the transaction ends, always in the same order. */
export async function readBudgets(
  context: Context,
  cycleId: string,
  hold?: readonly string[],
): Promise<Map<string, BudgetRecord>> {
  const these = hold ? sql`and node_id = any(${[...hold]}::uuid[])` : sql``;
  const rows = await context.rows<Row>(
    sql`select node_id as "nodeId", parent_id as "parentId", name, people, sealed from {compensation_budget}
      where cycle_id = ${cycleId} ${these} order by node_id ${hold ? sql`for update` : sql``}`,
  );
  const vault = await vaultOf(context);
  return new Map(
    rows.map(({ sealed, ...row }) => [
      row.nodeId,
      { ...row, ...vault.open("compensation_budget.sealed", budgetOwner(cycleId, row.nodeId), sealed) },
    ]),
  );
}

/** The nodes a person of a node counts in: it and all above it. */
export async function pathsOf(context: Context, cycleId: string): Promise<(nodeId: string) => string[]> {
  const rows = await context.rows<{ id: string; parentId: string | null }>(
    sql`select node_id as id, parent_id as "parentId" from {compensation_budget} where cycle_id = ${cycleId}`,
  );
  const parents = new Map(rows.flatMap(({ id, parentId }) => (parentId ? [[id, parentId] as const] : [])));
  return (nodeId) => [nodeId, ...pathAbove(nodeId, parents)];
}

export async function storeBudgets(context: Context, cycleId: string, budgets: readonly BudgetRecord[]): Promise<void> {
  if (budgets.length === 0) return;
  const vault = await vaultOf(context);
  const sealed = budgets.map((budget) =>
    vault.seal("compensation_budget.sealed", budgetOwner(cycleId, budget.nodeId), sealedBudget(budget)),
  );
  await context.rows(
    sql`update {compensation_budget} b set sealed = n.sealed
      from unnest(${budgets.map(({ nodeId }) => nodeId)}::uuid[], ${sealed}::text[]) as n(node_id, sealed)
      where b.cycle_id = ${cycleId} and b.node_id = n.node_id`,
  );
}
