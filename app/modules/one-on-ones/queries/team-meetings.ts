import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, searchInput, sliceOfPage } from "#app/platform/http/paging.ts";
import { keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import { boundsFor, momentWithin } from "#app/platform/dates/bounds-for.ts";
import { dateRangeFields } from "#app/platform/dates/date-range-fields.ts";
import { plainDates, readDateRange, type DateRange, type DayBounds } from "#app/platform/time/date-range.ts";
import { requireScope, scopePrelude, type InsightScope } from "../data/scope-sql.ts";
import { pastStandings, standingOf, type MeetingState, type Standing } from "../domain/meeting-state.ts";
import { allOf, containing, instant, sql, type Sql } from "#tenancy/sql.ts";
import { pagesByKey } from "#app/platform/files/sheet-pages.ts";
import type { SheetPages } from "#app/platform/files/sheet.ts";

export const teamMeetingsInput = z.object({
  text: searchInput(),
  standing: optionalInput(z.enum(pastStandings)).catch(undefined),
  when: z.preprocess((value) => value || undefined, z.enum(["UPCOMING", "PAST"]).default("PAST")).catch("PAST"),
  ...dateRangeFields(plainDates, "Met"),
  page: pageInput,
});
export type TeamMeetingsInput = z.output<typeof teamMeetingsInput>;

export const teamMeetingsPageSize = 25;

/** A meeting of somebody with who leads them: when it is and how it stands, and nothing of what is in it. */
export type TeamMeeting = {
  id: string;
  employee: { id: string; name: string; photo: string | null };
  manager: { id: string; name: string };
  startsAt: string;
  standing: Standing;
};

/** `range` and `days` are when they are. */
export type TeamMeetings = {
  input: TeamMeetingsInput;
  range: DateRange;
  days: DayBounds;
  rows: TeamMeeting[];
  total: number;
};

export async function teamMeetings(
  context: Context,
  scope: InsightScope,
  input: TeamMeetingsInput,
  within?: DayBounds,
): Promise<TeamMeetings> {
  await requireScope(context, scope);
  const range = readDateRange(input, plainDates);
  const days = within ?? (await boundsFor(context, range));
  const { limit, offset } = sliceOfPage(input.page, teamMeetingsPageSize);
  const rows = await context.rows<Found & { total: number }>(
    sql`${meetingsOf(context, scope, { ...input, days }, sql`count(*) over ()::int as total`)}
     order by met.starts_at ${directionOf(input)}, met.id ${directionOf(input)} limit ${limit} offset ${offset}`,
  );
  const told = rows.map(({ total: _, ...row }) => meetingTold(row, context.clock.now()));
  return { input, range, days, rows: told, total: rows[0]?.total ?? 0 };
}

/** All of them in the same order, page by page. */
export async function allTeamMeetings(
  context: Context,
  scope: InsightScope,
  asked: Pick<Asked, "when" | "standing" | "days">,
  batch: number,
): Promise<SheetPages<TeamMeeting>> {
  await requireScope(context, scope);
  const read = async (after: string | undefined, limit: number) => {
    const page = keysetPage({ expression: sql`met.starts_at`, type: "timestamptz" }, sql`met.id`, {
      after,
      descending: asked.when === "PAST",
    });
    const found = await context.rows<Found & { cursorKey: string }>(
      sql`${meetingsOf(context, scope, { text: "", ...asked }, page.column)} and ${page.where}
       order by ${page.orderBy} limit ${limit + 1}`,
    );
    const { rows, next } = takePage(page, found, limit);
    return { rows: rows.map((row) => meetingTold(row, context.clock.now())), next };
  };
  return pagesByKey(read, batch);
}

type Asked = Pick<TeamMeetingsInput, "text" | "when" | "standing"> & { days: DayBounds };
type Found = Omit<TeamMeeting, "standing"> & { status: MeetingState; endsAt: string };

/** Those to come the next first, those gone by the latest first. */
const directionOf = ({ when }: Pick<Asked, "when">) => (when === "UPCOMING" ? sql`asc` : sql`desc`);

function meetingTold({ status, endsAt, ...row }: Found, now: Date): TeamMeeting {
  return { ...row, standing: standingOf({ status, endsAt }, now) };
}

/** The statement up to its conditions, with one column more. */
function meetingsOf(context: Context, scope: InsightScope, { text, when, standing, days }: Asked, more: Sql): Sql {
  const now = context.clock.now();
  return sql`${scopePrelude(context, scope)}
      select met.id, jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as employee,
        jsonb_build_object('id', l.id, 'name', l.display_name) as manager,
        ${instant(sql`met.starts_at`)} as "startsAt", ${instant(sql`met.ends_at`)} as "endsAt", met.status, ${more}
      from met join {employee} e on e.id = met.employee_id join {employee} l on l.id = met.manager_id
     where ${allOf([
       sql`(met.ends_at > ${now}) = ${when === "UPCOMING"}`,
       standsSo(standing, now),
       ...momentWithin(sql`met.starts_at`, days, context.actor.timeZone),
       ...(text ? [sql`(e.display_name ilike ${containing(text)} or l.display_name ilike ${containing(text)})`] : []),
     ])}`;
}

/** Of those gone by, how they ended; one never opened was missed. */
function standsSo(asked: (typeof pastStandings)[number] | undefined, now: Date): Sql {
  if (asked === "HELD") return sql`met.status = 'ACKNOWLEDGED'`;
  if (asked === "MISSED") return sql`(met.status = 'NOT_STARTED' and met.ends_at <= ${now})`;
  return asked === "CANCELLED" ? sql`met.status = 'CANCELLED'` : sql`true`;
}
