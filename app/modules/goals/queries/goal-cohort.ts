import { peopleOfCohort } from "#app/modules/audiences/index.ts";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";

/** Goals called `g` that somebody of a cohort owns, of those the actor may know to be in it; nothing narrowed without one. */
export async function cohortCondition(
  context: Context,
  { cohort }: { cohort?: string | undefined },
): Promise<SqlFragment[]> {
  if (!cohort) return [];
  const people = await peopleOfCohort(context, cohort);
  return [
    {
      text: `g.id in (select o.goal_id from {goal_owner} o where o.owner_type = 'OWNER' and o.employee_id in ${people.text})`,
      values: people.values,
    },
  ];
}
