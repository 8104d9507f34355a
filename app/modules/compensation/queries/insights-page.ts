import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { fewestPeople } from "#app/platform/privacy/small-groups.ts";
import { readCycles } from "../data/cycle-record.ts";
import { readMembers } from "../data/member-record.ts";
import { unitsOfCycle } from "../domain/told-units.ts";
import { compaAfter, raiseInPercent } from "./compensation-measures.ts";
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
  const lines = unitsOfCycle(members)
    .map(({ nodeId, people, told }): InsightLine => {
      const unit = unitName.get(nodeId) ?? "";
      if (!told) return { unit, people: null, raise: null, compa: null };
      const compa = people.flatMap((member) => compaAfter(member) ?? []);
      const raises = people.map(raiseInPercent);
      return {
        unit,
        people: people.length,
        raise: mean(raises),
        compa: compa.length >= fewestPeople ? mean(compa) : null,
      };
    })
    .sort((one, other) => one.unit.localeCompare(other.unit));
  return { cycles: listed, cycle: { id: cycle.id, name: cycle.name }, lines, equity };
}

/** To one digit: enough to compare, too little to work a single amount out of. */
function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((values.reduce((sum, one) => sum + one, 0) / values.length) * 10) / 10;
}
