import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { isPresent, live } from "../data/live.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Of more people below somebody it is said that they are more. */
const mostCounted = 1_000;

/**
 * A person in the chart. `allReports` counts everybody below, at any depth, up to `mostCounted`; `uncounted` where there are
 * more. `parentId` is null at the top.
 */
export type OrgNode = PersonSummary & {
  parentId: string | null;
  directReports: number;
  allReports: number;
  uncounted: boolean;
};

/** `nodes` hold the way from the top to the person, and the reports of all on the way; or the top, where nobody is focused. */
export type OrgChart = { day: string; focusId: string | null; nodes: OrgNode[] };

type ChartAddress = { personId?: string | undefined; asOf?: string | undefined; from?: "top" | undefined };

const dayAsked = sql`(select day from asked)`;
const upwards = (of: Sql) =>
  sql`a.employee_id = ${of} and ${live("a", "REPORTING_LINE", dayAsked)} and a.manager_id is not null
    and ${isPresent(sql`a.manager_id`, dayAsked)}`;
const downwards = (of: Sql) =>
  sql`a.manager_id = ${of} and ${live("a", "REPORTING_LINE", dayAsked)} and ${isPresent(sql`a.employee_id`, dayAsked)}`;

/**
 * The chart on a day, opened down to a person: the one asked for, not found where they are not with the company then, else
 * oneself; or from its top.
 */
export async function orgChart(context: Context, { personId, asOf, from }: ChartAddress): Promise<OrgChart> {
  await authorize(context, "view", { kind: "OrgChart" });
  const day = await dayToShow(context, asOf);
  const focusId = personId ?? (from === "top" ? null : context.actor.employeeId);
  const around = focusId ? await placesAround(context, focusId, day) : [];
  if (personId && around.length === 0) throw notFound("The person");
  const ids = around.length > 0 ? around : await topPlaces(context, day);
  return { day, focusId: around.length > 0 ? focusId : null, nodes: await nodesOf(context, ids, day) };
}

/** The people who report to one person, as further nodes of the chart. */
export async function orgChartReports(
  context: Context,
  { personId, asOf }: { personId: string; asOf?: string | undefined },
): Promise<OrgNode[]> {
  await authorize(context, "view", { kind: "OrgChart" });
  const day = await dayToShow(context, asOf);
  await requireEmployeeSubject(context, personId);
  const rows = await context.rows<{ id: string }>(
    sql`with asked(day) as (select ${day}::date) select a.employee_id as id from {assignment} a
      where ${downwards(sql`${personId}::uuid`)}`,
  );
  return nodesOf(
    context,
    rows.map(({ id }) => id),
    day,
  );
}

/** Everybody above a person, with their reports: as much as is shown, however large the company. */
async function placesAround(context: Context, personId: string, day: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`with recursive asked(day) as (select ${day}::date),
     way(id) as (
       select e.id from {employee} e where e.id = ${personId}::uuid and ${isPresent(sql`e.id`, dayAsked)}
       union
       select a.manager_id from way join {assignment} a on ${upwards(sql`way.id`)})
     select id from way union select a.employee_id from way join {assignment} a on ${downwards(sql`way.id`)}`,
  );
  return rows.map(({ id }) => id);
}

/** Whoever reports to nobody; where that is one person, their reports too. */
async function topPlaces(context: Context, day: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`with asked(day) as (select ${day}::date),
     present as materialized (select s.employee_id as id from {assignment} s
       where ${live("s", "STATUS", dayAsked)} and s.status <> 'LEFT'),
     line as materialized (
       select a.employee_id as id from {assignment} a join present on present.id = a.manager_id
         where ${live("a", "REPORTING_LINE", dayAsked)}),
     top as (select id from present where id not in (select id from line))
     select id from top
     union select a.employee_id from top join {assignment} a on ${downwards(sql`top.id`)} where (select count(*) from top) = 1`,
  );
  return rows.map(({ id }) => id);
}

/** Facts and counts of these people, in one statement that looks at no more people below each than are counted. */
function nodesOf(context: Context, ids: readonly string[], day: string): Promise<OrgNode[]> {
  return context.rows<OrgNode>(
    sql`with asked(day) as (select ${day}::date)
     select ${summaryColumns(day)},
            (select a.manager_id from {assignment} a where ${upwards(sql`e.id`)}) as "parentId",
            (select count(*)::int from {assignment} a where ${downwards(sql`e.id`)}) as "directReports",
            least(counted.people, ${mostCounted}) as "allReports", counted.people > ${mostCounted} as uncounted
       from {employee} e
       cross join lateral (
         with recursive below(id) as (
           select a.employee_id from {assignment} a where ${downwards(sql`e.id`)}
           union
           select a.employee_id from below join {assignment} a on ${downwards(sql`below.id`)})
         select count(*)::int as people from (select from below limit ${mostCounted + 1}) as bounded) as counted
      where e.id = any(${ids}::uuid[]) order by lower(e.display_name), e.id`,
  );
}
