import type { Context } from "#app/platform/context/context.ts";
import type { ToAgree } from "#app/platform/contributions/talk-subject.ts";
import { competencies } from "../data/competency-sql.ts";
import { planFacts } from "../data/plan-record.ts";
import { developPlaces } from "../develop-places.ts";
import { sql } from "#tenancy/sql.ts";

type Proposed = { planId: string; employeeId: string; mentorId: string | null; name: string; goals: string[] };

/** Growth plans that one of the two proposed and the other, who leads them, may agree: for the page they talk on. */
export async function plansToAgree(context: Context, otherId: string): Promise<ToAgree[]> {
  const me = context.actor.employeeId;
  const plans = await context.rows<Proposed>(
    sql`select p.id as "planId", p.employee_id as "employeeId", p.mentor_id as "mentorId", e.display_name as name,
        (select coalesce(jsonb_agg(c.name order by g.created_at, g.id), '[]') from {growth_goal} g
          join ${competencies} c on c.id = g.competency_id where g.plan_id = p.id) as goals
      from {growth_plan} p join {employee} e on e.id = p.employee_id
     where p.employee_id in (${me}, ${otherId}) and p.state = 'PROPOSED'`,
  );
  const ability = await context.ability();
  const found: ToAgree[] = [];
  for (const plan of plans) {
    const facts = await planFacts(context, plan);
    const leads = facts.managerIds.includes(plan.employeeId === me ? otherId : me);
    if (leads && ability.decide("view", facts).allowed)
      found.push(toAgree(plan, { mine: plan.employeeId === me, mayAgree: ability.decide("agree", facts).allowed }));
  }
  return found;
}

function toAgree(
  { planId, employeeId, name, goals }: Proposed,
  { mine, mayAgree }: { mine: boolean; mayAgree: boolean },
) {
  const link = mine ? developPlaces.plan : developPlaces.personPlan(employeeId);
  return {
    key: `develop:${planId}`,
    room: "develop",
    label: mine ? "plan.mine" : "plan.title",
    params: { name },
    lines: goals,
    link,
    act: mayAgree
      ? { label: "plan.agree", action: link, intent: "agree-plan", fields: { planId }, said: "said.plan-agreed" }
      : null,
  };
}
