import { peopleOfCohort } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Goals called `g` that somebody of a cohort owns, of those the actor may know to be in it; nothing narrowed without one. */
export async function cohortCondition(context: Context, { cohort }: { cohort?: string | undefined }): Promise<Sql[]> {
  if (!cohort) return [];
  const people = await peopleOfCohort(context, cohort);
  return [
    sql`g.id in (select o.goal_id from {goal_owner} o where o.owner_type = 'OWNER' and o.employee_id in ${people})`,
  ];
}
