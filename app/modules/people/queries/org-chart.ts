import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { isPresent } from "../data/live.ts";
import { liveReportingLine } from "../data/reporting-line-sql.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";

/** A person in the chart. `allReports` counts everybody below, at any depth; `parentId` is null at the top. */
export type OrgNode = PersonSummary & { parentId: string | null; directReports: number; allReports: number };

/** `nodes` hold the way from the top to the person, their reports, and the reports of all on the way. */
export type OrgChart = { day: string; focusId: string | null; nodes: OrgNode[] };

/** A line between two people who are both with the company; whoever has no such line upwards stands at the top. */
const presentLine = `${liveReportingLine} and ${isPresent("a.employee_id")} and ${isPresent("a.manager_id")}`;
const lineDays = 3;

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
  const rows = await context.rows<{ id: string }>(
    `select a.employee_id as id from {assignment} a where a.manager_id = ? and ${presentLine}`,
    [personId, ...days(day)],
  );
  return nodesOf(context, rows.map(({ id }) => id), day);
}

function placesAround(context: Context, personId: string | null, day: string): Promise<{ id: string }[]> {
  return context.rows<{ id: string }>(
    `with recursive top as (
       select e.id from {employee} e where ${isPresent("e.id")}
          and not exists (select from {assignment} a where a.employee_id = e.id and ${presentLine})),
     way(id) as (
       select e.id from {employee} e where e.id = ?::uuid and ${isPresent("e.id")}
       union
       select a.manager_id from way join {assignment} a on a.employee_id = way.id and ${presentLine}),
     opened(id) as (select id from way union select id from top where ?::uuid is null and (select count(*) from top) = 1)
     select id from top union select id from opened
     union select a.employee_id from opened join {assignment} a on a.manager_id = opened.id and ${presentLine}`,
    [day, ...days(day), personId, day, ...days(day), personId, ...days(day)],
  );
}

/** Facts and counts of these people, in one statement. */
function nodesOf(context: Context, ids: readonly string[], day: string): Promise<OrgNode[]> {
  return context.rows<OrgNode>(
    `with recursive below(root_id, employee_id, direct) as (
       select a.manager_id, a.employee_id, true from {assignment} a where a.manager_id = any(?::uuid[]) and ${presentLine}
       union
       select b.root_id, a.employee_id, false from below b join {assignment} a on a.manager_id = b.employee_id and ${presentLine}),
     counts as (select root_id, count(*)::int as all_reports, (count(*) filter (where direct))::int as direct_reports from below group by root_id)
     select ${summaryColumns}, (select a.manager_id from {assignment} a where a.employee_id = e.id and ${presentLine}) as "parentId",
            coalesce(c.direct_reports, 0) as "directReports", coalesce(c.all_reports, 0) as "allReports"
       from {employee} e left join counts c on c.root_id = e.id
      where e.id = any(?::uuid[]) order by lower(e.display_name), e.id`,
    [ids, ...days(day), ...days(day), day, ...days(day), ids],
  );
}

function days(day: string): string[] {
  return Array.from({ length: lineDays }, () => day);
}
