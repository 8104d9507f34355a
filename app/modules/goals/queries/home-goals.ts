import { liveReportingLine } from "#app/modules/people/index.ts";
import { isAdmin } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { AttentionLine, HomeCard } from "#app/platform/contributions/home-card.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { fewFirst, goalsAllowing } from "../data/goal-rules-sql.ts";
import type { GoalPerson } from "./goal-row.ts";
import { standingColumn } from "./goal-filters.ts";
import { scopeCondition } from "./goal-filters.ts";
import type { Standing } from "../domain/standing.ts";

/** Objectives of one's own, the next due first; `percent` is null before the first check-in. */
export type MyGoalsCard = {
  goals: { id: string; title: string; percent: number | null; standing: Standing; dueDate: string }[];
  count: number;
};

/** Direct reports with open objectives, who needs something first. */
export type TeamGoalsCard = {
  people: (GoalPerson & { open: number; atRisk: number; silent: number; percent: number | null })[];
};

const shownAtMost = 6;
const openObjective = sql`g.deleted_at is null and g.archived_at is null and g.kind = 'OBJECTIVE'
  and g.progress_level <> 'CLOSED'`;

/** How one's own goals stand, and those of whom one leads. */
export async function goalCards(context: Context): Promise<HomeCard[]> {
  const allowed = await goalsAllowing(context, "view");
  const standing = standingColumn(context);
  const running = sql`${openObjective} and g.start_date <= ${context.today()}::date`;
  const mine = sql`with recursive ${allowed.with},
    mine as (select g.id, g.title, g.percent, ${standing} as standing, g.due_date
      from (select g.* from {goal} g where ${running} and ${await scopeCondition(context, { scope: "my-goals" })}
        ${fewFirst}) g where ${allowed.where})
    select case when count(*) = 0 then null else jsonb_build_object('count', count(*), 'goals',
      (select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'percent', percent, 'standing', standing,
        'dueDate', due_date::text) order by due_date, title)
         from (select * from mine order by due_date, title limit ${shownAtMost}) shown)) end from mine`;
  const cards: HomeCard[] = [{ name: "my-goals", group: "me", topic: "performance", data: mine }];
  return context.actor.directManager
    ? [...cards, { name: "team-goals", group: "team", topic: "performance", data: ofReports(context) }]
    : cards;

  function ofReports({ actor, today }: Context): Sql {
    return sql`with recursive ${allowed.with},
      held as materialized (select g.held_by as employee_id, g.percent, ${standing} as standing
        from (select a.employee_id as held_by, g.*
          from {assignment} a join {goal_owner} o on o.employee_id = a.employee_id and o.owner_type = 'OWNER'
            join {goal} g on g.id = o.goal_id
         where a.manager_id = ${actor.employeeId} and ${liveReportingLine(today())} and ${running} ${fewFirst}) g
       where ${allowed.where}),
      reports as (select a.employee_id as id, e.display_name as name, e.photo_key as photo, count(h.standing)::int as open,
          count(*) filter (where h.standing = 'AT_RISK')::int as "atRisk", count(*)
            filter (where h.standing = 'STALE')::int as silent,
          round(avg(h.percent)::numeric, 1)::float8 as percent
        from {assignment} a join {employee} e on e.id = a.employee_id left join held h on h.employee_id = a.employee_id
       where a.manager_id = ${actor.employeeId} and ${liveReportingLine(today())}
       group by a.employee_id, e.display_name, e.photo_key)
      select case when count(*) = 0 then null else jsonb_build_object('people', (select jsonb_agg(to_jsonb(shown)) from
        (select * from reports order by "atRisk" + silent desc, open = 0 desc, name limit 10) shown)) end from reports`;
  }
}

/** Open objectives of the company of which nothing was heard for three weeks, for who administers goals. */
export async function goalAttention(context: Context): Promise<AttentionLine[]> {
  const ability = await context.ability();
  if (!isAdmin(context.actor, "GOAL_ADMIN") || !ability.anyOf("view", "GoalInsights")) return [];
  const allowed = await goalsAllowing(context, "view");
  return [
    {
      label: "attention.silent",
      href: "/app/company/goal/manage?status=STALE",
      count: sql`with recursive ${allowed.with} select count(*) from {goal} g
        where ${openObjective} and ${standingColumn(context)} = 'STALE' and ${allowed.where}`,
    },
  ];
}
