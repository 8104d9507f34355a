import { z } from "zod";
import { liveReportingLine, peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { findOwnList, type OwnList } from "../one-on-one-places.ts";
import { nextHalfHour } from "../domain/schedule.ts";
import { listMeetings, type ListedMeeting } from "./meeting-list.ts";
import { listSeries, oneOnOneFilters, type ListedSeries, type OneOnOneFilters } from "./series-list.ts";
import { readPreferences, type OneOnOnePreferences } from "./settings.ts";
import { sql } from "#tenancy/sql.ts";

export const ownListInput = oneOnOneFilters.extend({
  oneOnOneType: z.enum(["ACTIVE", "ARCHIVED"]).optional().catch(undefined),
  new: z.string().optional(),
  with: z.uuid().optional().catch(undefined),
});

export type OwnListPage = {
  list: OwnList;
  input: OneOnOneFilters;
  series: ListedSeries[];
  meetings: ListedMeeting[];
  total: number;
  /** Direct reports with whom there is no series yet. */
  proposed: Proposed;
  /** What the drawer begins with; null where it is closed. */
  drawer: (OneOnOnePreferences & { start: string; partner: PersonSummary | null }) | null;
};

/** One's own 1:1s, as the address asks for them. */
export async function ownListPage(
  context: Context,
  { new: creating, with: partnerId, oneOnOneType: _, ...input }: z.output<typeof ownListInput>,
  pathname: string,
): Promise<OwnListPage> {
  const list = findOwnList(pathname);
  if (!list) throw notFound("This address");
  const empty = { series: [], meetings: [] };
  const found =
    list === "ACTIVE" || list === "ARCHIVED"
      ? await listSeries(context, { ...input, archived: list === "ARCHIVED" }).then(({ rows, total }) => ({
          ...empty,
          series: rows,
          total,
        }))
      : await listMeetings(context, { ...input, when: list }).then(({ rows, total }) => ({
          ...empty,
          meetings: rows,
          total,
        }));
  return {
    list,
    input,
    ...found,
    proposed: list === "ACTIVE" ? await proposedSeries(context) : { people: [], total: 0 },
    drawer: creating === undefined ? null : await drawerOf(context, partnerId),
  };
}

/** Direct reports without a series: how many, and the first of them by name. */
export type Proposed = { people: PersonSummary[]; total: number };
const mostProposed = 5;

/** Whoever leads people meets each of them: a direct report without a series is proposed. */
async function proposedSeries(context: Context): Promise<Proposed> {
  if (!context.actor.directManager || context.viewedBy) return { people: [], total: 0 };
  const me = context.actor.employeeId;
  const rows = await context.rows<{ id: string; total: number }>(
    sql`select e.id, count(*) over ()::int as total from {assignment} a join {employee} e on e.id = a.employee_id
      where a.manager_id = ${me} and ${liveReportingLine(context.today())}
       and not exists (select from {one_on_one_series} s where s.archived_at is null and (s.organiser_id,
         s.partner_id) in ((${me}, a.employee_id), (a.employee_id, ${me})))
      order by lower(e.display_name), e.id limit ${mostProposed}`,
  );
  const known = await peopleByIds(
    context,
    rows.map(({ id }) => id),
  );
  return { people: rows.flatMap(({ id }) => known.get(id) ?? []), total: rows[0]?.total ?? 0 };
}

async function drawerOf(context: Context, partnerId: string | undefined) {
  const partner = partnerId ? ((await peopleByIds(context, [partnerId])).get(partnerId) ?? null) : null;
  const { timeZone } = context.actor;
  return { ...(await readPreferences(context)), start: nextHalfHour(context.clock.now(), timeZone), partner };
}
