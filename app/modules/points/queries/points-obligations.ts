import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { AttentionLine } from "#app/platform/contributions/home-card.ts";
import type { Obligation, Owed } from "#app/platform/contributions/owed.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { administered } from "../data/scope-sql.ts";
import { unitsAdministered } from "../policy.ts";
import { pointsPlaces } from "../points-places.ts";

type Due = { kind: "APPEAL" | "FOLLOW_UP" | "REVIEW"; id: string; employeeId: string; name: string; points: number };

/**
 * Appeals to decide and thresholds to follow up on, of those who report to one; for who administers points also probation
 * reviews that thresholds ask for.
 */
export function pointsOwed(context: Context): Owed {
  const me = context.actor.employeeId;
  const reports = sql`(select a.employee_id from {assignment} a
    where a.manager_id = ${me} and ${liveReportingLine(context.today())})`;
  const own = sql`${context.viewedBy === undefined}`;
  return {
    open: sql`from (
      select 'APPEAL' as kind, p.id, p.employee_id, 0 as points, p.asked_at as at from {points_appeal} p
        join {shift_event} s on s.id = p.event_id
        where p.state = 'ASKED' and ${own} and p.employee_id in ${reports} and s.recorded_by is distinct from ${me}
      union all select 'FOLLOW_UP', x.id, x.employee_id, x.points, x.raised_at from {points_escalation} x
        where x.state = 'OPEN' and ${own} and x.employee_id in ${reports}
      union all select 'REVIEW', x.id, x.employee_id, x.points, x.raised_at from {points_escalation} x
        join {employee} e on e.id = x.employee_id
        where x.state = 'OPEN' and x.escalation_action = 'PROBATION_REVIEW' and ${own} and ${administered(context)}
          and e.id <> ${me} and e.id not in ${reports}
      ) due join {employee} e on e.id = due.employee_id`,
    ofTeam: sql`true`,
    row: sql`jsonb_build_object('kind', due.kind, 'id', due.id, 'employeeId', due.employee_id, 'name', e.display_name,
      'points', due.points)`,
    orderBy: sql`due.at, due.id`,
    read: obligationOf,
  };
}

function obligationOf({ kind, id, employeeId, name, points }: Due): Obligation {
  const link = pointsPlaces.person(employeeId);
  return {
    ...{
      key: `points:${id}`,
      room: "points",
      label: `obligations.${kind}`,
      params: { name, points },
      link,
      dueOn: null,
    },
    act: { label: `obligations.act-${kind === "APPEAL" ? kind : "FOLLOW_UP"}`, href: link },
  };
}

/** What waits for who administers points. */
export function pointsAttention(context: Context): AttentionLine[] {
  const { actor } = context;
  if (context.viewedBy || (!actor.adminAccesses.includes("POINTS_ADMIN") && unitsAdministered(actor).length === 0))
    return [];
  const mine = (column: Sql) => sql`${column} in (select e.id from {employee} e where ${administered(context)})`;
  const me = context.actor.employeeId;
  const line = (label: string, show: string, count: AttentionLine["count"]) => ({
    ...{ label, href: `${pointsPlaces.status("company")}?show=${show}`, count },
  });
  return [
    line(
      "attention.appeals",
      "APPEALED",
      sql`select count(*)::int from {points_appeal} a where a.state = 'ASKED' and a.employee_id <> ${me} and ${mine(sql`a.employee_id`)}`,
    ),
    line(
      "attention.follow-ups",
      "TO_DO",
      sql`select count(*)::int from {points_escalation} x where x.state = 'OPEN' and x.employee_id <> ${me} and ${mine(sql`x.employee_id`)}`,
    ),
  ];
}
