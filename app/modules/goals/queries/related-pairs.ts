import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GoalRole } from "../domain/template-privileges.ts";
import { membersAmong, rolesOfKey } from "./people-by-roles.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

type Visibility = "GLOBAL" | "PRIVATE";

/** People and goals that have to do with each other in exactly this way, and how many such pairs there are. */
export type PairGroup = {
  /** The general roles as a bit set, and the relations to the goal as another: 0 where there is none. */
  key: number;
  relation: number;
  roles: GoalRole[];
  visibility: Visibility;
  pairs: number;
  /** People with these general roles, and goals of this visibility. */
  people: number;
  goals: number;
};

export type Reach = { people: number; goals: number };

/** All pairs by group, and how many different people and goals some groups with a relation hold together. */
export type RelatedPairs = { groups: PairGroup[]; reachOf(groups: readonly PairGroup[]): Reach };

const relations: readonly [GoalRole, number][] = [
  ["OWNER", 1],
  ["COLLABORATOR", 2],
  ["CREATOR", 4],
  ["OWNER_MANAGER", 8],
  ["COLLABORATOR_MANAGER", 16],
];

/**
 * Every relation of somebody to a goal that stands. Goals with the same owners, collaborators and creator, by digest, are
 * looked at once and counted; the line above is walked for people, not for each of their goals. Values: a date.
 */
const relatedPairs = (today: string) => sql`held(goal_id, digest) as (
    select goal_id, bit_xor(uuid_hash_extended(employee_id, case owner_type when 'OWNER' then 1 else 2 end))
      from {goal_owner} group by goal_id),
  alike(kind, goal_id, visibility, created_by, goals) as materialized (
    select (row_number() over ())::int, k.* from (
      select (array_agg(g.id))[1], g.visibility, g.created_by, count(*)::int
        from {goal} g left join held on held.goal_id = g.id where g.deleted_at is null
          group by g.visibility, g.created_by, held.digest) k),
  owned(kind, visibility, goals, employee_id, owner_type) as materialized (
    select alike.kind, alike.visibility, alike.goals, o.employee_id, o.owner_type from alike
      join {goal_owner} o on o.goal_id = alike.goal_id),
  lines(employee_id, manager_id) as materialized (select a.employee_id, a.manager_id from {assignment} a
    where ${liveReportingLine(today)}),
  upward(employee_id, manager_id) as (
    select employee_id, manager_id from lines
    union select upward.employee_id, lines.manager_id from upward join lines on lines.employee_id = upward.manager_id),
  relations(kind, visibility, goals, employee_id, bit) as (
    select kind, visibility, goals, employee_id, case owner_type when 'OWNER' then 1 else 2 end from owned
    union all select kind, visibility, goals, created_by, 4 from alike
    union all select o.kind, o.visibility, o.goals, u.manager_id, case o.owner_type when 'OWNER' then 8 else 16 end
      from owned o join upward u on u.employee_id = o.employee_id),
  pairs(kind, visibility, goals, employee_id, key, relation) as materialized (
    select r.kind, r.visibility, r.goals, r.employee_id, m.key, r.relation
      from (select kind, visibility, goals, employee_id, bit_or(bit) as relation from relations
        group by kind, visibility, goals, employee_id) r
      join members m on m.employee_id = r.employee_id)`;

/** What one statement answers: groups, then people and goals by the groups they are in, as bit sets, and how many there are of each. */
type CountRow =
  | { of: "MEMBERS"; key: number; visibility: null; relation: null; held: null; count: number }
  | { of: "GOALS"; key: null; visibility: Visibility; relation: null; held: null; count: number }
  | { of: "GROUP"; key: number; visibility: Visibility; relation: number; held: null; count: number }
  | { of: "PERSON"; key: number; visibility: null; relation: null; held: string; count: number }
  | { of: "GOAL"; key: null; visibility: Visibility; relation: null; held: string; count: number };

/** All pairs of such people and goals, grouped by what decides over rights: those who have nothing to do with each other too. */
export async function allPairs(context: Context, among: Sql): Promise<RelatedPairs> {
  const today = context.today();
  const members = membersAmong(among, today);
  // Hundreds of thousands of pairs are sorted out in memory, for this transaction alone.
  await context.rows(sql`set local work_mem = '128MB'`);
  const counts = await context.rows<CountRow>(
    sql`with recursive ${members}, ${relatedPairs(today)}
     select 'GROUP' as of, key, visibility, relation, null as held, sum(goals)::float8 as count from pairs
       group by key, visibility, relation
     union all
     select 'PERSON', key, null, null, held::text, count(*)::float8 from (
       select key, bit_or(1::bigint << (relation + case visibility when 'PRIVATE' then 32 else 0 end)) as held
         from pairs group by employee_id, key) p group by key, held
     union all
     select 'GOAL', null, visibility, null, held, sum(goals)::float8 from (
       select visibility, goals, string_agg(key || ':' || relations, ',' order by key) as held from (
         select kind, visibility, goals, key, bit_or(1::bigint << relation) as relations from pairs
           group by kind, visibility, goals, key) k
        group by kind, visibility, goals) g group by visibility, held
     union all select 'MEMBERS', key, null, null, null, count(*)::float8 from members group by key
     union all select 'GOALS', null, visibility, null, null, sum(goals)::float8 from alike group by visibility`,
  );
  return {
    groups: withOthers(counts),
    reachOf: (asked) => ({ people: peopleIn(counts, asked), goals: goalsIn(counts, asked) }),
  };
}

function withOthers(counts: readonly CountRow[]): PairGroup[] {
  const [members, goalCounts] = [
    counts.filter((row) => row.of === "MEMBERS"),
    counts.filter((row) => row.of === "GOALS"),
  ];
  return members.flatMap(({ key, count: people }) =>
    goalCounts.flatMap(({ visibility, count: goals }) => {
      const held = counts
        .filter((row) => row.of === "GROUP")
        .filter((row) => row.key === key && row.visibility === visibility);
      const others = people * goals - held.reduce((sum, row) => sum + row.count, 0);
      const group = (relation: number, pairs: number) => ({
        key,
        relation,
        visibility,
        people,
        goals,
        pairs,
        roles: [...rolesOfKey(key), ...rolesIn(relation)],
      });
      return [...held.map((row) => group(row.relation, row.count)), group(0, others)];
    }),
  );
}

/** A person is in one of the groups where the bit of one of them stands among theirs. */
function peopleIn(counts: readonly CountRow[], asked: readonly PairGroup[]): number {
  const wanted = new Map<number, bigint>();
  for (const { key, relation, visibility } of asked)
    wanted.set(key, (wanted.get(key) ?? 0n) | (1n << BigInt(relation + (visibility === "PRIVATE" ? 32 : 0))));
  const isIn = (row: CountRow) =>
    row.of === "PERSON" && (BigInt.asUintN(64, BigInt(row.held)) & (wanted.get(row.key) ?? 0n)) !== 0n;
  return counts.filter(isIn).reduce((sum, row) => sum + row.count, 0);
}

function goalsIn(counts: readonly CountRow[], asked: readonly PairGroup[]): number {
  const isIn = (row: CountRow) =>
    row.of === "GOAL" &&
    row.held.split(",").some((part) => {
      const [key, relations] = part.split(":").map(Number) as [number, number];
      return asked.some(
        (group) =>
          group.visibility === row.visibility && group.key === key && (relations / 2 ** group.relation) % 2 >= 1,
      );
    });
  return counts.filter(isIn).reduce((sum, row) => sum + row.count, 0);
}

function rolesIn(relation: number): GoalRole[] {
  return relations.filter(([, bit]) => (relation & bit) !== 0).map(([role]) => role);
}
