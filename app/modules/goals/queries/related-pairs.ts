import { liveReportingLine } from "#app/modules/people/index.ts";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GoalRole } from "../domain/template-privileges.ts";
import { membersAmong, rolesOfKey } from "./people-by-roles.ts";

/** People and goals that have to do with each other in exactly this way, and how many such pairs there are. */
export type PairGroup = {
  /** The general roles as a bit set, and the relations to the goal as another: 0 where there is none. */
  key: number;
  relation: number;
  roles: GoalRole[];
  visibility: "GLOBAL" | "PRIVATE";
  pairs: number;
  /** People with these general roles, and goals of this visibility. */
  people: number;
  goals: number;
};

export type Reach = { people: number; goals: number };

const relations: readonly [GoalRole, number][] = [["OWNER", 1], ["COLLABORATOR", 2], ["CREATOR", 4], ["OWNER_MANAGER", 8], ["COLLABORATOR_MANAGER", 16]];

/** Every relation of somebody to a goal that stands, once: the line above owners and collaborators included. Values: two dates. */
const relationPairs = `line(goal_id, owner_type, manager_id) as (
    select o.goal_id, o.owner_type, a.manager_id from {goal_owner} o join {goal} g on g.id = o.goal_id and g.deleted_at is null
      join {assignment} a on a.employee_id = o.employee_id and ${liveReportingLine}
    union
    select line.goal_id, line.owner_type, a.manager_id from line join {assignment} a on a.employee_id = line.manager_id and ${liveReportingLine}),
  relations(goal_id, employee_id, bit) as (
    select goal_id, employee_id, case owner_type when 'OWNER' then 1 else 2 end from {goal_owner}
    union all select id, created_by, 4 from {goal}
    union all select goal_id, manager_id, case owner_type when 'OWNER' then 8 else 16 end from line),
  pairs(goal_id, employee_id, key, visibility, relation) as (
    select r.goal_id, r.employee_id, m.key, g.visibility, bit_or(r.bit)
      from relations r join {goal} g on g.id = r.goal_id and g.deleted_at is null join members m on m.employee_id = r.employee_id
     group by r.goal_id, r.employee_id, m.key, g.visibility)`;

/** All pairs of such people and goals, grouped by what decides over rights: those who have nothing to do with each other too. */
export async function allPairs(context: Context, among: SqlFragment): Promise<PairGroup[]> {
  const today = context.today();
  const members = membersAmong(among, today);
  const related = await context.rows<{ key: number; relation: number; visibility: "GLOBAL" | "PRIVATE"; pairs: number }>(
    `with recursive ${members.text}, ${relationPairs}
     select key, relation, visibility, count(*)::int as pairs from pairs group by key, relation, visibility`,
    [...members.values, today, today],
  );
  const totals = await context.rows<{ key: number; visibility: "GLOBAL" | "PRIVATE"; people: number; goals: number }>(
    `with recursive ${members.text}
     select m.key, g.visibility, m.people, g.goals
       from (select key, count(*)::int as people from members group by key) m
       cross join (select visibility, count(*)::int as goals from {goal} where deleted_at is null group by visibility) g`,
    members.values,
  );
  return totals.flatMap(({ key, visibility, people, goals }) => {
    const held = related.filter((row) => row.key === key && row.visibility === visibility);
    const others = people * goals - held.reduce((sum, row) => sum + row.pairs, 0);
    const group = (relation: number, pairs: number) =>
      ({ key, relation, visibility, people, goals, pairs, roles: [...rolesOfKey(key), ...rolesIn(relation)] });
    return [...held.map((row) => group(row.relation, row.pairs)), group(0, others)];
  });
}

/** How many different people and goals some related groups hold together, for several lists of groups at once. */
export async function reachOf(context: Context, among: SqlFragment, lists: readonly (readonly PairGroup[])[]): Promise<Reach[]> {
  const today = context.today();
  const members = membersAmong(among, today);
  const asked = lists.flatMap((groups, list) => groups.map(({ key, relation, visibility }) => ({ list, key, relation, visibility })));
  const rows = await context.rows<Reach & { list: number }>(
    `with recursive ${members.text}, ${relationPairs}
     select asked.list, count(distinct employee_id)::int as people, count(distinct goal_id)::int as goals
       from pairs join jsonb_to_recordset(?::jsonb) as asked (list int, key int, relation int, visibility text) using (key, relation, visibility)
      group by asked.list`,
    [...members.values, today, today, JSON.stringify(asked)],
  );
  const found = new Map(rows.map((row) => [row.list, row]));
  return lists.map((_, list) => found.get(list) ?? { people: 0, goals: 0 });
}

function rolesIn(relation: number): GoalRole[] {
  return relations.filter(([, bit]) => (relation & bit) !== 0).map(([role]) => role);
}
