import { requireCycleForCalibration } from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { readMembers, type MemberRecord } from "../data/member-record.ts";
import { toCycleCurrency } from "../domain/rates.ts";
import { compaRatio, percentOf } from "../domain/guideline.ts";
import { wholeRaise } from "../domain/pay-lines.ts";
import { rowsPerGrid, type PlanningSort, type SortedColumn } from "../domain/planning-view.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

type Asked = { where: Sql; sort: PlanningSort | null; page: number };

/**
 * A page of lines by who proposes and by unit, or in the order that is asked for: amounts are sealed, so that all lines are
 * opened for it, of those alone whom the reader sees.
 */
export async function linesOfPage(
  context: Context,
  cycle: CycleRecord,
  { where, sort, page }: Asked,
): Promise<MemberRecord[]> {
  const from = (page - 1) * rowsPerGrid;
  if (sort === null)
    return readMembers(
      context,
      where,
      sql`order by m.proposer_id, m.node_id, lower(e.display_name), m.id limit ${rowsPerGrid} offset ${from}`,
    );
  const all = await readMembers(context, where, sql`order by lower(e.display_name), m.id`);
  return inOrder(all, sort, await keyOf(context, cycle, columnOf(sort))).slice(from, from + rowsPerGrid);
}

export const columnOf = (sort: PlanningSort): SortedColumn => sort.replace("-", "") as SortedColumn;

type Key = (member: MemberRecord) => number | null;

/** What lines are told apart by, in the cycle's currency; null where there is nothing, and for names, which they are read by. */
async function keyOf(context: Context, cycle: CycleRecord, column: SortedColumn): Promise<Key> {
  const { currency, settings } = cycle;
  const inCycle = (amount: number, of: string) => toCycleCurrency(amount, of, currency, settings.rates);
  if (column === "rating") {
    const places = await placesOfRatings(context, cycle);
    return ({ rating }) => (rating === null ? null : (places.get(rating) ?? null));
  }
  const keys: Readonly<Record<Exclude<SortedColumn, "rating">, Key>> = {
    name: () => 0,
    base: ({ facts }) => facts.inCycle,
    range: ({ facts }) => compaRatio(facts.base, facts.band),
    percent: ({ facts, proposal }) =>
      proposal === null || proposal.raise === null ? null : percentOf(proposal.raise, facts.base),
    raise: ({ facts, proposal }) =>
      proposal === null || proposal.raise === null ? null : inCycle(proposal.raise, facts.currency),
    after: ({ facts, proposal }) => inCycle(facts.base + wholeRaise(proposal), facts.currency),
  };
  return keys[column];
}

async function placesOfRatings(context: Context, { reviewCycleId }: CycleRecord): Promise<Map<string, number>> {
  if (!reviewCycleId) return new Map();
  const { options } = await requireCycleForCalibration(context, reviewCycleId);
  return new Map(options.map(({ id, displayOrder }) => [id, displayOrder]));
}

/** What has nothing to be told apart by comes last either way; equal ones stay by name. */
function inOrder(members: readonly MemberRecord[], sort: PlanningSort, key: Key): MemberRecord[] {
  const back = sort.startsWith("-");
  if (columnOf(sort) === "name") return back ? members.toReversed() : [...members];
  const keyed = members.map((member) => ({ member, at: key(member) }));
  const known = keyed.flatMap(({ member, at }) => (at === null ? [] : [{ member, at }]));
  known.sort((one, other) => (back ? other.at - one.at : one.at - other.at));
  return [...known, ...keyed.filter(({ at }) => at === null)].map(({ member }) => member);
}
