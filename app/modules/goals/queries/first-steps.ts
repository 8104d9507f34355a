import { isAdmin } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { FirstStep } from "#app/platform/contributions/first-step.ts";
import { sql } from "#tenancy/sql.ts";

const createHref = "/app/my-data/goal/my-goals?createOkr=true";

/** A first objective of one's own, and one of the company for who administers goals. */
export async function goalFirstSteps(context: Context): Promise<FirstStep[]> {
  if (!(await context.ability()).anyOf("create", "Goal")) return [];
  const own: FirstStep = {
    label: "first-steps.own",
    href: createHref,
    group: "me",
    done: sql`exists (select from {goal} g join {goal_owner} o on o.goal_id = g.id where g.kind = 'OBJECTIVE'
      and g.deleted_at is null and o.owner_type = 'OWNER' and o.employee_id = ${context.actor.employeeId})`,
  };
  if (!isAdmin(context.actor, "GOAL_ADMIN")) return [own];
  return [
    {
      label: "first-steps.company",
      href: createHref,
      group: "company",
      done: sql`exists (select from {goal} g where g.kind = 'OBJECTIVE' and g.level = 'COMPANY' and g.deleted_at is null)`,
    },
    own,
  ];
}
