import type { CycleRecord } from "../../data/cycle-record.ts";
import type { UnitBudget, UnitBudgets } from "../../queries/unit-budgets.ts";
import type { AboveFlow } from "../../domain/budget-changes.ts";
import { shareOut } from "../../domain/exact.ts";
import { amountByHand, byHandText, byHandTyped } from "../../domain/given-budgets.ts";

type Cycle = Pick<CycleRecord, "currency"> & {
  state: CycleRecord["state"];
  settings: Pick<CycleRecord["settings"], "budget" | "budgetFlow">;
};
/** What a unit and its parts come to, and what of it is left for those without a budget by hand. */
export type PlannedLevel = { whole: number; left: number; amounts: ReadonlyMap<string, number> };

/** What units come to with what is typed, as it will be given; what is not read yet counts as not typed. */
export function planBudgets(
  { currency, state, settings }: Cycle,
  { whole, units, own }: UnitBudgets,
  { typed, above }: { typed: Readonly<Record<string, string>>; above: AboveFlow },
): PlannedLevel {
  const { budget: share, budgetFlow } = settings;
  const given = ({ unitId, pay, byHand }: UnitBudget) => {
    const read = byHandTyped(typed[unitId] ?? byHandText(byHand ?? undefined, currency), currency);
    return read && amountByHand(read, pay);
  };
  const amounts = new Map<string, number>();
  const fixed = given(whole);
  if (budgetFlow === "UP" && fixed === null) {
    const ownPart = amountByHand({ share }, own.pay);
    for (const unit of units) {
      const untouched = unit.byHand ? amountByHand({ share }, unit.pay) : unit.allocated;
      amounts.set(unit.unitId, given(unit) ?? untouched);
    }
    const sum = [...amounts.values()].reduce((total, amount) => total + amount, ownPart);
    amounts.set(whole.unitId, sum);
    return { whole: sum, left: 0, amounts };
  }
  const stays = state === "DRAFT" && whole.isCompany ? amountByHand({ share }, whole.pay) : whole.allocated;
  const grows = above === "GROW" && (typed[whole.unitId] ?? "") === byHandText(whole.byHand ?? undefined, currency);
  const more = units.reduce((sum, unit) => sum + (given(unit) ?? unit.allocated) - unit.allocated, 0);
  const total = grows ? whole.allocated + more : (fixed ?? stays);
  const taken = units.reduce((sum, unit) => sum + (given(unit) ?? 0), 0);
  const open = units.filter((unit) => given(unit) === null);
  const parts = shareOut(Math.max(0, total - taken), [own.pay, ...open.map(({ pay }) => pay)]);
  for (const unit of units) amounts.set(unit.unitId, given(unit) ?? parts[open.indexOf(unit) + 1]!);
  amounts.set(whole.unitId, total);
  return { whole: total, left: total - taken, amounts };
}
