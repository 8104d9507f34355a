import { holdsAdminAccess } from "#app/modules/access/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { DaysAhead, NearDue } from "#app/platform/contributions/room-time.ts";
import { pointsPlaces } from "../points-places.ts";
import { sql } from "#tenancy/sql.ts";

/** After so many days without a decision an appeal is called to mind again. */
const waitingDays = 3;

/** Who administers points is reminded of appeals that nobody has decided for some days; never of their own, nor of what they recorded. */
export function appealsWaiting(_: Context, { from }: DaysAhead): NearDue {
  const remindOn = sql`(p.asked_at::date + ${waitingDays}::int)`;
  return {
    rows: sql`select e.id as recipient_id, 'appeal-waiting' as kind, 'appeal ' || p.id::text as key, ${remindOn} as due_on,
        jsonb_build_object('employeeId', p.employee_id, 'name', w.display_name) as said
      from {points_appeal} p join {shift_event} s on s.id = p.event_id join {employee} w on w.id = p.employee_id
        join {employee} e on ${holdsAdminAccess(["POINTS_ADMIN"])} and e.id <> p.employee_id
          and e.id is distinct from s.recorded_by
      where p.state = 'ASKED' and ${remindOn} between ${from}::date - 14 and ${from}::date`,
    read: ({ employeeId, name }: { employeeId: string; name: string }) => ({
      params: { name, days: waitingDays },
      link: pointsPlaces.person(employeeId),
      about: { kind: "Points", id: employeeId },
    }),
  };
}
