import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { liveSeat } from "../data/org-unit-sql.ts";
import { isPresent } from "../data/live.ts";
import { type OrgUnitKind, peopleInAll } from "../domain/org-units.ts";
import { sql } from "#tenancy/sql.ts";

/** `level` is 1 at the top; `people` sit in the unit itself today, `peopleInAll` in it or below it. */
export type OrgUnitNode = {
  id: string;
  parentId: string | null;
  name: string;
  kind: OrgUnitKind;
  version: number;
  level: number;
  people: number;
  peopleInAll: number;
};

/** All units of the company that are, each before those below it. */
export async function orgUnitTree(context: Context): Promise<OrgUnitNode[]> {
  await authorize(context, "view", { kind: "CompanyShape" });
  const units = await context.rows<Omit<OrgUnitNode, "peopleInAll">>(
    sql`with recursive unit as (
       select id, parent_id, name, kind, version, 1 as level, array[lower(name) || id] as path from {org_unit}
         where parent_id is null and retired_at is null
       union all
       select u.id, u.parent_id, u.name, u.kind, u.version, unit.level + 1, unit.path || (lower(u.name) || u.id)
         from unit join {org_unit} u on u.parent_id = unit.id where u.retired_at is null),
     seat as (select a.org_unit_id, count(*)::int as people from {assignment} a
       where ${liveSeat(context.today())} and ${isPresent(sql`a.employee_id`, context.today())} group by a.org_unit_id)
     select unit.id, unit.parent_id as "parentId", unit.name, unit.kind, unit.version, unit.level, coalesce(seat.people,
       0) as people
       from unit left join seat on seat.org_unit_id = unit.id order by unit.path`,
  );
  const totals = peopleInAll(units);
  return units.map((unit) => ({ ...unit, peopleInAll: totals.get(unit.id)! }));
}
