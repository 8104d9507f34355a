import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { live } from "../data/live.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";

/** A person in the chart. `allReports` counts everybody below, at any depth; `parentId` is null at the top. */
export type OrgNode = PersonSummary & { parentId: string | null; directReports: number; allReports: number };

/** `nodes` hold the way from the top to the person, their reports, and the reports of all on the way. */
export type OrgChart = { day: string; focusId: string | null; nodes: OrgNode[] };

/**
 * Common table expressions: `present` (with the company on the day) and `line` (between two of them; whoever has none upwards
 * stands at the top). Made once a statement, so that the chart costs the same whatever the planner believes of the tables.
 * Values: the day twice.
 */
const presentLines = `present as materialized (
    select s.employee_id from {assignment} s where ${live("s", "STATUS")} and s.status <> 'LEFT'),
  line as materialized (
    select a.employee_id, a.manager_id from {assignment} a
      join present below_one on below_one.employee_id = a.employee_id
      join present above_one on above_one.employee_id = a.manager_id
     where ${live("a", "REPORTING_LINE")})`;

/** The chart on a day, opened down to a person, or at its top. Not found where that person is not with the company then. */
export async function orgChart(context: Context, { personId, asOf }: { personId?: string | undefined; asOf?: string | undefined }): Promise<OrgChart> {
  await authorize(context, "view", { kind: "OrgChart" });
  const day = await dayToShow(context, asOf);
  const placed = await placesAround(context, personId ?? null, day);
  if (personId && !placed.some((one) => one.id === personId)) throw notFound("The person");
  return { day, focusId: personId ?? null, nodes: await nodesOf(context, placed.map(({ id }) => id), day) };
}

/** The people who report to one person, as further nodes of the chart. */
export async function orgChartReports(context: Context, { personId, asOf }: { personId: string; asOf?: string | undefined }): Promise<OrgNode[]> {
  await authorize(context, "view", { kind: "OrgChart" });
  const day = await dayToShow(context, asOf);
  await requireEmployeeSubject(context, personId);
  const rows = await context.rows<{ id: string }>(
    `with ${presentLines} select employee_id as id from line where manager_id = ?`,
    [day, day, personId],
  );
  return nodesOf(context, rows.map(({ id }) => id), day);
}

function placesAround(context: Context, personId: string | null, day: string): Promise<{ id: string }[]> {
  return context.rows<{ id: string }>(
    `with recursive ${presentLines},
     top as (select employee_id as id from present where employee_id not in (select employee_id from line)),
     way(id) as (
       select employee_id from present where employee_id = ?::uuid
       union
       select line.manager_id from way join line on line.employee_id = way.id),
     opened(id) as (select id from way union select id from top where ?::uuid is null and (select count(*) from top) = 1)
     select id from top union select id from opened
     union select line.employee_id from opened join line on line.manager_id = opened.id`,
    [day, day, personId, personId],
  );
}

/** Facts and counts of these people, in one statement. */
function nodesOf(context: Context, ids: readonly string[], day: string): Promise<OrgNode[]> {
  return context.rows<OrgNode>(
    `with recursive ${presentLines},
     below(root_id, employee_id, direct) as (
       select manager_id, employee_id, true from line where manager_id = any(?::uuid[])
       union
       select b.root_id, line.employee_id, false from below b join line on line.manager_id = b.employee_id),
     counts as (select root_id, count(*)::int as all_reports, (count(*) filter (where direct))::int as direct_reports from below group by root_id)
     select ${summaryColumns}, line.manager_id as "parentId",
            coalesce(c.direct_reports, 0) as "directReports", coalesce(c.all_reports, 0) as "allReports"
       from {employee} e left join counts c on c.root_id = e.id left join line on line.employee_id = e.id
      where e.id = any(?::uuid[]) order by lower(e.display_name), e.id`,
    [day, day, ids, day, ids],
  );
}
