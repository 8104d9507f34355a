import type { Context } from "#app/platform/context/context.ts";
import type { DaysAhead, NearDue } from "#app/platform/contributions/room-time.ts";
import { developPlaces } from "../develop-places.ts";
import { sql } from "#tenancy/sql.ts";

/** Self-assessments that somebody waits for, and plans that end with goals still to reach. */
export function developDueSoon(_: Context, { from, until }: DaysAhead): NearDue {
  const near = (day: string) => sql`${sql.ref(day)} between ${from}::date and ${until}::date`;
  return {
    rows: sql`select a.employee_id as recipient_id, 'assessment-due' as kind, a.id::text as key, a.due_on,
        jsonb_build_object('own', false) as said
      from {self_assessment_ask} a where a.done_at is null and ${near("due_on")} and a.asked_at < ${from}::date
      union all select p.employee_id, 'plan-due', p.id::text, p.target_on, jsonb_build_object('own', true)
      from {growth_plan} p where p.state = 'AGREED' and ${near("target_on")} and p.agreed_at < ${from}::date
        and exists (select from {growth_goal} g where g.plan_id = p.id and g.reached_at is null)`,
    read: ({ own }: { own: boolean }, date) => ({
      params: { date },
      link: own ? developPlaces.plan : developPlaces.competencies,
    }),
  };
}
