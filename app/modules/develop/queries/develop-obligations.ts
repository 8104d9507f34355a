import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { AttentionLine } from "#app/platform/contributions/home-card.ts";
import type { Obligation, Owed } from "#app/platform/contributions/owed.ts";
import { developPlaces } from "../develop-places.ts";
import { sql } from "#tenancy/sql.ts";

type Due = {
  kind: "ASSESS" | "DECIDE" | "AGREE" | "FINISH";
  id: string;
  employeeId: string;
  name: string;
  on: string | null;
};

/** So many days before its day a plan with goals that are open is called to mind. */
const daysAhead = 14;

/**
 * Self-assessments one is asked for; level-ups to decide and plans to agree for those who report to one; and one's own
 * plan when its day comes.
 */
export function developOwed(context: Context): Owed {
  const me = context.actor.employeeId;
  const reports = sql`(select a.employee_id from {assignment} a
    where a.manager_id = ${me} and ${liveReportingLine(context.today())})`;
  // Whoever sees the product as somebody else learns of no plan.
  const plans = sql`${context.viewedBy === undefined}`;
  return {
    open: sql`from (
      select 'ASSESS' as kind, ask.id, ask.employee_id, ask.asked_by as who, ask.due_on from {self_assessment_ask} ask
        where ask.employee_id = ${me} and ask.done_at is null
      union all select 'DECIDE', r.id, r.employee_id, r.employee_id, null from {level_up_request} r
        where r.state = 'REQUESTED' and r.employee_id in ${reports}
      union all select 'AGREE', p.id, p.employee_id, p.employee_id, null from {growth_plan} p where p.state = 'PROPOSED'
        and ${plans} and p.employee_id in ${reports}
      union all select 'FINISH', p.id, p.employee_id, p.employee_id, p.target_on from {growth_plan} p
        where p.employee_id = ${me} and ${plans} and p.state = 'AGREED' and p.target_on <= ${context.today()}::date + ${daysAhead}::int
        and exists (select from {growth_goal} g where g.plan_id = p.id and g.reached_at is null)
      ) due join {employee} e on e.id = due.who`,
    ofTeam: sql`due.kind in ('DECIDE', 'AGREE')`,
    row: sql`jsonb_build_object('kind', due.kind, 'id', due.id, 'employeeId', due.employee_id, 'name', e.display_name,
      'on', due.due_on::text)`,
    orderBy: sql`due.due_on nulls last, due.id`,
    read: obligationOf,
  };
}

function obligationOf({ kind, id, employeeId, name, on }: Due): Obligation {
  const link = {
    ASSESS: developPlaces.competencies,
    DECIDE: developPlaces.personLevelUp(employeeId),
    AGREE: developPlaces.personPlan(employeeId),
    FINISH: developPlaces.plan,
  }[kind];
  return {
    key: `develop:${id}`,
    room: "develop",
    label: `obligations.${kind}`,
    params: { name },
    link,
    dueOn: on,
    act: { label: kind === "FINISH" ? "panel.open" : `obligations.act-${kind}`, href: link },
  };
}

/** Level-ups that wait for an administrator. */
export function developAttention(context: Context): AttentionLine[] {
  if (!context.actor.adminAccesses.includes("PLATFORM_ADMIN")) return [];
  return [
    {
      label: "attention.level-ups",
      href: developPlaces.requests,
      count: sql`select count(*)::int from {level_up_request} r where r.state = 'SUPPORTED'
        and r.employee_id <> ${context.actor.employeeId}`,
    },
  ];
}
