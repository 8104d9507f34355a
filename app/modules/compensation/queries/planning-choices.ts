import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { pathsOf } from "../data/budget-record.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { unitNames } from "./budgets-seen.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** By what lines may be narrowed, with how many the reader sees of each. */
export type PlanningChoice = { id: string; name: string; count: number };
export type PlanningChoices = {
  /** Units with all below them, as deep as they stand. */
  units: (PlanningChoice & { depth: number })[];
  /** Who has lines now. */
  waiting: PlanningChoice[];
};

/** Units and people whose turn it is, of the lines the reader sees. */
export async function planningChoices(context: Context, { id }: CycleRecord, seen: Sql): Promise<PlanningChoices> {
  const rows = await context.rows<{ nodeId: string; turnId: string | null; count: number }>(
    sql`select m.node_id as "nodeId", m.turn_id as "turnId", count(*)::int as count from {compensation_member} m
      where m.excluded is null and ${seen} group by 1, 2`,
  );
  const pathOf = await pathsOf(context, id);
  const names = await unitNames(context, id);
  const units = new Map<string, number>();
  const turns = new Map<string, number>();
  for (const { nodeId, turnId, count } of rows) {
    for (const unit of pathOf(nodeId)) units.set(unit, (units.get(unit) ?? 0) + count);
    if (turnId) turns.set(turnId, (turns.get(turnId) ?? 0) + count);
  }
  const people = await peopleByIds(context, [...turns.keys()]);
  return {
    units: [...units]
      .filter(([unit]) => unit !== id)
      .map(([unit, count]) => ({
        ...{ id: unit, name: names.get(unit) ?? "", count },
        depth: pathOf(unit).length - 2,
        path: pathOf(unit)
          .toReversed()
          .map((above) => names.get(above) ?? "")
          .join("\n"),
      }))
      .sort((one, other) => one.path.localeCompare(other.path))
      .map(({ path: _, ...unit }) => unit),
    waiting: [...turns]
      .map(([person, count]) => ({ id: person, name: people.get(person)?.name ?? "", count }))
      .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name)),
  };
}

/** True for lines of a unit and of all below it, on `m`. */
export async function insideUnit(context: Context, { id }: CycleRecord, unitId: string): Promise<Sql> {
  const pathOf = await pathsOf(context, id);
  const units = [...(await unitNames(context, id)).keys()].filter((unit) => pathOf(unit).includes(unitId));
  return sql`m.node_id = any(${units}::uuid[])`;
}
