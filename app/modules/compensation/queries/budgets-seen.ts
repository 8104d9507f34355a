import type { Context } from "#app/platform/context/context.ts";
import { pathsOf, readBudgets } from "../data/budget-record.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { readMembers, type MemberRecord } from "../data/member-record.ts";
import { wholeBelow } from "../domain/budget-tree.ts";
import { timesExactly, type Fraction } from "../domain/exact.ts";
import { basisPoints } from "../domain/guideline.ts";
import { costsOf, extraLines, pots, type Costs, type ExtraLine, type Pot } from "../domain/pay-lines.ts";
import { potOf, type BudgetChange, type NodeBudget, type PotState } from "../domain/spending.ts";
import { shownBudgets } from "../domain/shown-budgets.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type ShownBudget = {
  /** Of a unit, or what the reader's own people come to of them. */
  kind: "UNIT" | "MINE";
  nodeId: string;
  name: string;
  people: number;
  depth: number;
  allocated: number;
  spent: number;
  /** Lines with a budget of their own. */
  lines: ({ line: ExtraLine } & PotState)[];
  /** When and why it was changed last since the launch. */
  changed: Pick<BudgetChange, "at" | "reason"> | null;
};

/** What the units of a cycle are called. */
export async function unitNames(context: Context, cycleId: string): Promise<Map<string, string>> {
  const rows = await context.rows<{ id: string; name: string }>(
    sql`select node_id as id, name from {compensation_budget} where cycle_id = ${cycleId}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type BudgetsAsked = {
  /** The lines the actor sees, on `m`. */
  seen: Sql;
  mayManage: boolean;
  /** What a copy would take more or less, by the unit people are in. */
  changes: readonly { nodeId: string; by: Costs }[];
};

/** Budgets of units the actor sees people of, where none of few others could be worked out from them. */
export async function budgetsSeen(
  context: Context,
  cycle: CycleRecord,
  { seen, mayManage, changes }: BudgetsAsked,
): Promise<ShownBudget[]> {
  const budgets = await readBudgets(context, cycle.id);
  const pathOf = await pathsOf(context, cycle.id);
  for (const { nodeId, by } of changes)
    for (const id of pathOf(nodeId)) {
      const budget = budgets.get(id);
      if (budget) for (const pot of pots) if (by[pot] !== 0) potOf(budget, pot).spent += by[pot];
    }
  const rows = await context.rows<{ nodeId: string; count: number }>(
    sql`select m.node_id as "nodeId", count(*)::int as count from {compensation_member} m
      where m.excluded is null and ${seen} group by 1`,
  );
  const visible = new Map<string, number>();
  for (const { nodeId, count } of rows)
    for (const id of pathOf(nodeId)) visible.set(id, (visible.get(id) ?? 0) + count);
  const near = [...budgets.values()].filter(({ nodeId }) => visible.has(nodeId));
  const shown = mayManage
    ? new Set(near.map(({ nodeId }) => nodeId))
    : shownBudgets(near.map((node) => ({ ...node, unseen: Math.max(0, node.people - visible.get(node.nodeId)!) })));
  const units = near
    .filter(({ nodeId }) => shown.has(nodeId))
    .filter((node) => !wholeBelow(node, near))
    .map(({ nodeId, name, people, allocated, spent, ...own }): ShownBudget => ({
      kind: "UNIT",
      nodeId,
      name,
      people,
      depth: pathOf(nodeId).length - 1,
      allocated,
      spent,
      lines: extraLines.flatMap((line) => (own[line] ? [{ line, ...own[line] }] : [])),
      changed: lastChange([own]),
    }))
    .sort((one, other) => one.depth - other.depth || one.name.localeCompare(other.name))
    .slice(0, 30);
  return [...(mayManage ? [] : await shareOfMine(context, cycle, { seen, changes, budgets })), ...units];
}

/**
 * What the people the actor proposes for bring to the budgets of their units, and what of it is given: from their lines alone,
 * so that who proposes always has a measure, also where a unit's budget would tell the pay of few others.
 */
async function shareOfMine(
  context: Context,
  { id, settings }: CycleRecord,
  { seen, changes, budgets }: Pick<BudgetsAsked, "seen" | "changes"> & { budgets: ReadonlyMap<string, NodeBudget> },
): Promise<ShownBudget[]> {
  const me = context.actor.employeeId;
  const members = await readMembers(context, sql`m.proposer_id = ${me} and m.employee_id <> ${me} and ${seen}`);
  if (members.length === 0) return [];
  const pay = payOf(members);
  // Units that were given theirs by hand have another share of pay than the cycle.
  const byShare = Map.groupBy(members, ({ nodeId }) => budgets.get(nodeId)?.share ?? settings.budget);
  const merit = [...byShare].reduce((sum, [share, some]) => sum + timesExactly(payOf(some), fractionOf(share)), 0);
  const given = [...members.map(({ proposal }) => costsOf(proposal, settings)), ...changes.map(({ by }) => by)];
  const part = (pot: Pot, share: number): PotState => ({
    allocated: timesExactly(pay, basisPoints(share)),
    spent: given.reduce((sum, costs) => sum + costs[pot], 0),
  });
  const own = extraLines.filter((line) => settings[line] === "OWN");
  return [
    {
      kind: "MINE",
      nodeId: id,
      name: "",
      people: members.length,
      depth: -1,
      ...part("merit", settings.budget),
      allocated: merit,
      lines: own.map((line) => ({ line, ...part(line, settings[`${line}Budget`]) })),
      changed: lastChange(members.map(({ nodeId }) => budgets.get(nodeId) ?? {})),
    },
  ];
}

const fractionOf = (share: Fraction | number) => (typeof share === "number" ? basisPoints(share) : share);

function lastChange(budgets: readonly Pick<NodeBudget, "changes">[]): ShownBudget["changed"] {
  const latest = budgets
    .flatMap(({ changes }) => changes?.at(-1) ?? [])
    .reduce<BudgetChange | null>((last, change) => (last && last.at > change.at ? last : change), null);
  return latest && { at: latest.at, reason: latest.reason };
}

const payOf = (members: readonly MemberRecord[]) => members.reduce((sum, { facts }) => sum + facts.inCycle, 0);
