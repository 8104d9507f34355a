import { liveReportingLine } from "#app/modules/people/index.ts";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, uuids, type Sql } from "#tenancy/sql.ts";

/**
 * Whether what was handed over as `h` lets the new manager read the shared notes of a meeting: with the employee's consent,
 * of what was met for until it was given, and for as long as they lead the employee.
 */
export function isHandedOver(meetingId: Sql, today: string): Sql {
  return sql`h.state = 'AGREED' and exists (select from {one_on_one_meeting} met where met.id = ${meetingId}
      and met.series_id = h.former_series_id and least(met.opened_at, met.starts_at) <= h.answered_at)
    and exists (select from {assignment} a where a.employee_id = h.employee_id and a.manager_id = h.manager_id
      and ${liveReportingLine(today)})`;
}

/** Texts by the alias they have in a statement: talking points, private notes, and the shared notes of both. */
const texts = (today: string) => ({
  p: { audience: sql`p.audience`, authorId: sql`p.author_id`, handedToIds: () => sql`false` },
  n: { audience: sql`'AUTHOR'`, authorId: sql`n.author_id`, handedToIds: () => sql`false` },
  w: {
    audience: sql`'BOTH'`,
    authorId: sql`null::uuid`,
    handedToIds: (values: readonly Scalar[]) => sql`exists (select from {one_on_one_handover} h
      where h.former_series_id = s.id and h.manager_id in (${uuids(values)}) and ${isHandedOver(sql`w.meeting_id`, today)})`,
  },
});

/** The texts called `alias`, of a series called `s`, that the actor may read, by the rules that decide in memory. */
export async function textsReadable(context: Context, alias: keyof ReturnType<typeof texts>): Promise<Sql> {
  return rulesToSql(await context.ability(), "view", "OneOnOneText", {
    ...texts(context.today())[alias],
    participantIds: (values) => sql`(s.organiser_id in (${uuids(values)}) or s.partner_id in (${uuids(values)}))`,
  });
}

/** The series called `s` that are the actor's, by the same rules. */
export async function seriesReadable(context: Context): Promise<Sql> {
  return rulesToSql(await context.ability(), "view", "OneOnOne", {
    participantIds: (values) => sql`(s.organiser_id in (${uuids(values)}) or s.partner_id in (${uuids(values)}))`,
  });
}
