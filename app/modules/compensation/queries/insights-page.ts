import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { tellable } from "#app/platform/privacy/small-groups.ts";
import { readCycles } from "../data/cycle-record.ts";
import { readMembers } from "../data/member-record.ts";
import { compaRatio } from "../domain/guideline.ts";
import { payEquity, type PayEquity } from "./pay-equity.ts";
import { sql } from "#tenancy/sql.ts";

export const insightsPageInput = z.object({ cycle: z.guid().optional().catch(undefined) });

/** Numbers about a unit's people in percent, rounded; null where too few stand behind them. */
export type InsightLine = { unit: string; people: number | null; raise: number | null; compa: number | null };
export type InsightsPage = {
  cycles: { id: string; name: string }[];
  cycle: { id: string; name: string } | null;
  lines: InsightLine[];
  equity: PayEquity | null;
};

/** Mean raise and place in range by unit, of cycles that ended; nobody's pay, and nothing about few people. */
export async function insightsPage(
  context: Context,
  { cycle: wanted }: z.output<typeof insightsPageInput>,
): Promise<InsightsPage> {
  await authorize(context, "view", { kind: "CompensationInsights" });
  const cycles = await readCycles(context, sql`c.state = 'PUBLISHED'`);
  const cycle = cycles.find(({ id }) => id === wanted) ?? cycles[0];
  const listed = cycles.map(({ id, name }) => ({ id, name }));
  if (!cycle) return { cycles: listed, cycle: null, lines: [], equity: null };
  const members = await readMembers(context, sql`m.cycle_id = ${cycle.id}`);
  const equity = await payEquity(context, members);
  const names = await context.rows<{ id: string; name: string }>(
    sql`select node_id as id, name from {compensation_budget} where cycle_id = ${cycle.id}`,
  );
  const unitName = new Map(names.map(({ id, name }) => [id, name]));
  const groups = [...Map.groupBy(members, ({ nodeId }) => nodeId)].map(([id, people]) => ({ id, people }));
  const told = tellable(groups, { people: ({ people }) => people.length });
  const lines = groups
    .map((group): InsightLine => {
      const unit = unitName.get(group.id) ?? "";
      if (!told.has(group)) return { unit, people: null, raise: null, compa: null };
      const { people } = group;
      const compa = people.flatMap(
        ({ facts, proposal }) => compaRatio(facts.base + (proposal?.raise ?? 0), facts.band) ?? [],
      );
      const raises = people.map(({ facts, proposal }) => percentPoints(proposal?.raise ?? 0, facts.base));
      return {
        unit,
        people: people.length,
        raise: mean(raises),
        compa: compa.length >= 5 ? mean(compa.map((one) => one / 100)) : null,
      };
    })
    .sort((one, other) => one.unit.localeCompare(other.unit));
  return { cycles: listed, cycle: { id: cycle.id, name: cycle.name }, lines, equity };
}

const percentPoints = (part: number, base: number) => (base > 0 ? (part / base) * 100 : 0);

/** To one digit: enough to compare, too little to work a single amount out of. */
function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((values.reduce((sum, one) => sum + one, 0) / values.length) * 10) / 10;
}
