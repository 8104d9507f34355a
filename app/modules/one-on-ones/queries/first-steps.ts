import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { FirstStep } from "#app/platform/contributions/first-step.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { sql } from "#tenancy/sql.ts";

/** Regular 1:1s with somebody who reports to one. */
export function oneOnOneFirstSteps({ actor, today }: Context): FirstStep[] {
  if (!actor.directManager) return [];
  const me = actor.employeeId;
  return [
    {
      label: "first-steps.report",
      href: oneOnOnePlaces.schedule(),
      group: "team",
      done: sql`exists (select from {one_on_one_series} s join {assignment} a on a.manager_id = ${me}
        and ${liveReportingLine(today())} and a.employee_id in (s.organiser_id, s.partner_id)
        where ${me} in (s.organiser_id, s.partner_id))`,
    },
  ];
}
