import { z } from "zod";
import { taskDone } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, type Slice, pageInput } from "#app/platform/http/paging.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { boundsFor, momentWithin } from "#app/platform/dates/bounds-for.ts";
import type { DayBounds } from "#app/platform/time/date-range.ts";
import { requireScope, scopePrelude, type InsightScope } from "../data/scope-sql.ts";
import { pastStandings } from "../domain/meeting-state.ts";
import { suppressed, tellable } from "#app/platform/privacy/small-groups.ts";
import { insightDays, insightRange, insightsInput, type InsightsInput } from "./insights.ts";
import { teamMeetings, type TeamMeeting } from "./team-meetings.ts";
import { teamPeople, type TeamPerson } from "./team-people.ts";
import { allOf, sql } from "#tenancy/sql.ts";

const pageSize = 25;

export const insightLists = [...pastStandings, "SILENT", "ACTIONS", "MOOD"] as const;

export const insightListInput = z.object({
  ...insightsInput.shape,
  list: z.enum(insightLists).optional().catch(undefined),
  page: pageInput,
});

/** Of which days a list is; of the usual ones where nothing is said. */
export type InsightDays = Partial<Pick<InsightsInput, "dates" | "from" | "to">>;

export type ActionsOfPerson = {
  id: string;
  name: string;
  photo: string | null;
  manager: string;
  all: number;
  done: number;
};
/** How people of one manager felt; null where too few said so, or it could be worked out of whom it is. */
export type MoodOfManager = {
  id: string;
  name: string;
  photo: string | null;
  people: number;
  mood: number | null;
  rating: number | null;
};

/** What stands behind a number: meetings, people or managers; never a word, and no mood of fewer than five. */
export type InsightList =
  | { list: (typeof pastStandings)[number]; page: number; total: number; rows: TeamMeeting[] }
  | { list: "SILENT"; page: number; total: number; rows: TeamPerson[] }
  | { list: "ACTIONS"; page: number; total: number; rows: ActionsOfPerson[] }
  | { list: "MOOD"; page: number; total: number; rows: MoodOfManager[] };

export async function insightList(
  context: Context,
  scope: InsightScope,
  { list, page, ...asked }: Pick<z.output<typeof insightListInput>, "list" | "page"> & InsightDays,
  slice: Slice = sliceOfPage(page, pageSize),
): Promise<InsightList | null> {
  if (!list) return null;
  if (list === "MOOD") return moodsByManager(context, scope, daysAgo(context, insightDays));
  const days = await boundsFor(context, insightRange(asked));
  if (list === "ACTIONS") return actionsByPerson(context, scope, { page, days, slice });
  if (list === "SILENT")
    return { list, page, ...(await teamPeople(context, scope, { page, show: "SILENT", text: "" }, slice)) };
  const input = { page, standing: list, when: "PAST" as const, text: "" };
  return { list, page, ...(await teamMeetings(context, scope, input, days)) };
}

async function actionsByPerson(
  context: Context,
  scope: InsightScope,
  { page, days, slice: { limit, offset } }: { page: number; days: DayBounds; slice: Slice },
): Promise<InsightList> {
  await requireScope(context, scope);
  const within = allOf(momentWithin(sql`met.starts_at`, days, context.actor.timeZone));
  const rows = await context.rows<ActionsOfPerson & { total: number }>(
    sql`${scopePrelude(context, scope)}
      select e.id, e.display_name as name, e.photo_key as photo, l.display_name as manager, count(*)::int as all,
        (count(*) filter (where t.done))::int as done, count(*) over ()::int as total
      from met join {one_on_one_action} a on a.meeting_id = met.id
        cross join lateral (select ${taskDone(sql`a.initiative_id`)} as done) t
        join {employee} e on e.id = met.employee_id join {employee} l on l.id = met.manager_id
     where ${within} and t.done is not null group by e.id, l.id
     order by count(*) filter (where not t.done) desc, lower(e.display_name), e.id limit ${limit} offset ${offset}`,
  );
  return { list: "ACTIONS", page, total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}

async function moodsByManager(context: Context, scope: InsightScope, since: Date): Promise<InsightList> {
  await requireScope(context, scope);
  const rows = await context.rows<MoodOfManager & { raters: number }>(
    sql`${scopePrelude(context, scope)}
      select l.id, l.display_name as name, l.photo_key as photo,
        (count(distinct r.employee_id) filter (where r.mood is not null))::int as people, avg(r.mood)::float8 as mood,
        (count(distinct r.employee_id) filter (where r.rating is not null))::int as raters, avg(r.rating)::float8 as rating
      from met join {one_on_one_reflection} r on r.meeting_id = met.id and r.employee_id = met.employee_id
        join {employee} l on l.id = met.manager_id
     where met.starts_at > ${since} group by l.id order by lower(l.display_name), l.id`,
  );
  const moods = tellable(rows, { people: ({ people }) => people });
  const ratings = tellable(rows, { people: ({ raters }) => raters });
  const told = rows.map((row) => ({
    ...{ id: row.id, name: row.name, photo: row.photo, people: row.people },
    mood: moods.has(row) ? suppressed(row.mood, row.people) : null,
    rating: ratings.has(row) ? suppressed(row.rating, row.raters) : null,
  }));
  return { list: "MOOD", page: 1, total: told.length, rows: told };
}
