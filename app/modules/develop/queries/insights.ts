import { z } from "zod";
import { liveSeat } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { members, requireScope } from "../data/scope-sql.ts";
import type { InsightScope } from "../develop-places.ts";
import { fewestPeople, tellable } from "#app/platform/privacy/small-groups.ts";
import { countLabels, type Label } from "../domain/label.ts";
import { standingsOf, type Standing } from "./standings.ts";
import { sql } from "#tenancy/sql.ts";

export const groupings = ["INDIVIDUAL", "COMPETENCIES", "ORGANIZATION_TREE"] as const;
export type Grouping = (typeof groupings)[number];
export const insightsInput = z.object({ groupBy: z.enum(groupings).catch("COMPETENCIES").default("COMPETENCIES") });

/** A line of insights; `counts` is null where fewer than five people stand behind it. */
export type InsightRow = { id: string; name: string; people: number; counts: Partial<Record<Label, number>> | null };
export type Insights = {
  scope: InsightScope;
  groupBy: Grouping;
  people: number;
  plans: { running: number; agreed: number };
  requests: number;
  counts: Partial<Record<Label, number>> | null;
  rows: InsightRow[];
};

type Member = { id: string; name: string; unitId: string | null; unit: string | null };
const mostRows = 200;

/** How a scope stands in its competencies: groups of fewer than five people say nothing but how many they are. */
export async function insights(context: Context, scope: InsightScope, groupBy: Grouping): Promise<Insights> {
  await requireScope(context, scope);
  const prelude = members(context, scope);
  const people = await context.rows<Member>(
    sql`${prelude} select e.id, e.display_name as name, u.id as "unitId", u.name as unit from member
      join {employee} e on e.id = member.employee_id
      left join {assignment} a on a.employee_id = e.id and ${liveSeat(context.today())} left join {org_unit}
        u on u.id = a.org_unit_id order by lower(e.display_name)`,
  );
  const [sums] = await context.rows<{ running: number; agreed: number; requests: number }>(
    sql`${prelude} select (select count(*)::int from {growth_plan} p join member on member.employee_id = p.employee_id
      where p.state <> 'CLOSED') as running,
        (select count(*)::int from {growth_plan} p join member on member.employee_id = p.employee_id
          where p.state = 'AGREED') as agreed,
        (select count(*)::int from {level_up_request} r join member on member.employee_id = r.employee_id
          where r.state in ('REQUESTED', 'SUPPORTED')) as requests`,
  );
  const standings = await standingsOf(
    context,
    people.map(({ id }) => id),
  );
  const of = (ids: readonly string[]) => ids.flatMap((id) => standings.get(id) ?? []);
  const { running, agreed, requests } = sums!;
  return {
    scope,
    groupBy,
    people: people.length,
    plans: { running, agreed },
    requests,
    counts: shown(people.length, of(people.map(({ id }) => id))),
    rows: rowsOf(groupBy, people, standings).slice(0, mostRows),
  };
}

function shown(people: number, all: readonly Standing[]): InsightRow["counts"] {
  return people < fewestPeople ? null : countLabels(all.map(({ label }) => label));
}

/** The whole is told beside its units: a small one is not to be what is missing from the others. */
function rowsOfUnits(people: readonly Member[], standings: Map<string, Standing[]>): InsightRow[] {
  const units = [...Map.groupBy(people, ({ unitId }) => unitId)].map(([id, group]) => ({ id, group }));
  const told = tellable(units, { people: ({ group }) => group.length });
  return units
    .filter(({ id }) => id !== null)
    .map((unit) => ({
      id: unit.id!,
      name: unit.group[0]!.unit!,
      people: unit.group.length,
      counts: told.has(unit)
        ? countLabels(unit.group.flatMap(({ id }) => standings.get(id) ?? []).map(({ label }) => label))
        : null,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function rowsOf(groupBy: Grouping, people: readonly Member[], standings: Map<string, Standing[]>): InsightRow[] {
  // Whoever may read insights may read each of these people as well: one's own lines need no hiding.
  if (groupBy === "INDIVIDUAL")
    return people.map(({ id, name }) => ({
      id,
      name,
      people: 1,
      counts: countLabels((standings.get(id) ?? []).map(({ label }) => label)),
    }));
  if (groupBy === "ORGANIZATION_TREE") return rowsOfUnits(people, standings);
  // Whose job does not ask for it stands behind no label of it.
  const all = [...standings.values()].flat().filter(({ label }) => label !== "NOT_CRITICAL");
  return [...Map.groupBy(all, ({ competencyId }) => competencyId)]
    .map(([id, group]) => ({ id, name: group[0]!.name, people: group.length, counts: shown(group.length, group) }))
    .sort((a, b) => b.people - a.people || a.name.localeCompare(b.name));
}
