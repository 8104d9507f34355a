import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, type Slice, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { requireScope, scopePrelude, type InsightScope } from "../data/scope-sql.ts";
import { pastStandings, standingOf, type MeetingState, type Standing } from "../domain/meeting-state.ts";
import { containing, instant, sql, type Sql } from "#tenancy/sql.ts";

export const teamMeetingsInput = z.object({
  text: searchInput(),
  standing: optionalInput(z.enum(pastStandings)).catch(undefined),
  when: z.preprocess((value) => value || undefined, z.enum(["UPCOMING", "PAST"]).default("PAST")).catch("PAST"),
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

export type TeamMeetings = { input: TeamMeetingsInput; rows: TeamMeeting[]; total: number };

export async function teamMeetings(
  context: Context,
  scope: InsightScope,
  input: TeamMeetingsInput,
  { limit, offset }: Slice = sliceOfPage(input.page, teamMeetingsPageSize),
  since: Date | null = null,
): Promise<TeamMeetings> {
  await requireScope(context, scope);
  const now = context.clock.now();
  const upcoming = input.when === "UPCOMING";
  const rows = await context.rows<
    Omit<TeamMeeting, "standing"> & { status: MeetingState; endsAt: string; total: number }
  >(
    sql`${scopePrelude(context, scope)}
      select met.id, jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as employee,
        jsonb_build_object('id', l.id, 'name', l.display_name) as manager,
        ${instant(sql`met.starts_at`)} as "startsAt", ${instant(sql`met.ends_at`)} as "endsAt", met.status,
          count(*) over ()::int as total
      from met join {employee} e on e.id = met.employee_id join {employee} l on l.id = met.manager_id
     where (met.ends_at > ${now}) = ${upcoming} and ${standing(input.standing, now)} and
       ${since ? sql`met.starts_at > ${since}` : sql`true`} and
       ${
         input.text
           ? sql`(e.display_name ilike ${containing(input.text)} or l.display_name ilike
       ${containing(input.text)})`
           : sql`true`
       }
     order by met.starts_at ${upcoming ? sql`asc` : sql`desc`}, met.id limit ${limit} offset ${offset}`,
  );
  return {
    input,
    rows: rows.map(({ status, endsAt, total: _, ...row }) => ({
      ...row,
      standing: standingOf({ status, endsAt }, now),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Of those gone by, how they ended; one never opened was missed. */
function standing(asked: (typeof pastStandings)[number] | undefined, now: Date): Sql {
  if (asked === "HELD") return sql`met.status = 'ACKNOWLEDGED'`;
  if (asked === "MISSED") return sql`(met.status = 'NOT_STARTED' and met.ends_at <= ${now})`;
  return asked === "CANCELLED" ? sql`met.status = 'CANCELLED'` : sql`true`;
}
