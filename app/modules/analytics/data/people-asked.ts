import { isBelow, liveReportingLine, peopleInside } from "#app/modules/people/index.ts";
import { peopleOfCohort } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { MeasureScope } from "../domain/dimensions.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type PeopleAsked = { scope: MeasureScope; cohort?: string; orgUnit?: string };

/** Conditions on a person's id: whose numbers are asked for, as far as the actor may know them to be among these. */
export async function peopleAsked(
  context: Context,
  { scope, cohort, orgUnit }: PeopleAsked,
): Promise<(person: Sql) => Sql[]> {
  const today = context.today();
  const me = context.actor.employeeId;
  const among = cohort ? await peopleOfCohort(context, cohort) : null;
  return (person) => [
    ...(scope === "all-reports" ? [isBelow(person, me, today)] : []),
    ...(scope === "direct-reports"
      ? [
          sql`${person} in (select a.employee_id from {assignment} a where a.manager_id = ${me}
            and ${liveReportingLine(today)})`,
        ]
      : []),
    ...(among ? [sql`${person} in ${among}`] : []),
    ...(orgUnit ? [sql`${person} in ${peopleInside([orgUnit], today)}`] : []),
  ];
}
