import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, type Slice, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { minuteBegun } from "#app/platform/time/clock.ts";
import { holdsPointsSql } from "../data/carry-over-sql.ts";
import { seriesReadable, textsReadable } from "../data/text-rules-sql.ts";
import { relationFromOtherSide, relations, type Relation } from "../domain/words.ts";
import { containing, instant, sql, type Sql } from "#tenancy/sql.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

export const listPageSize = 25;

export const oneOnOneFilters = z.object({
  text: searchInput("A part of the other person's name."),
  relation: optionalInput(z.enum(relations)).catch(undefined).describe("What the other one is to the caller."),
  page: pageInput,
});
export type OneOnOneFilters = z.output<typeof oneOnOneFilters>;

export type OtherPerson = { id: string; name: string; photo: string | null };

/** A series as its list shows it. */
export type ListedSeries = {
  id: string;
  other: OtherPerson;
  /** What the other one is to the actor. */
  relation: Relation;
  everyWeeks: number;
  minutes: number;
  next: { id: string; startsAt: string } | null;
  last: { id: string; startsAt: string } | null;
  /** Open points that the actor may read. */
  openPoints: number;
  archived: boolean;
};

/** The other one of a series called `s`, as the actor sees it. */
export const otherId = (context: Context): Sql =>
  sql`case when s.organiser_id = ${context.actor.employeeId}::uuid then s.partner_id else s.organiser_id end`;

const personOf = (alias: string): Sql => {
  const e = sql.ref(alias);
  return sql`jsonb_build_object('id', ${e}.id, 'name', ${e}.display_name, 'photo', ${e}.photo_key)`;
};
export const otherColumn = sql`${personOf("o")} as other`;

/** The relation as stored, seen from the other side where the actor did not arrange the series. */
export function relationSeen(stored: Relation, organiser: boolean): Relation {
  return organiser ? stored : relationFromOtherSide[stored];
}

export function narrowed({ text, relation }: OneOnOneFilters, context: Context): Sql {
  const me = context.actor.employeeId;
  const named = text ? sql`o.display_name ilike ${containing(text)}` : sql`true`;
  const related = relation
    ? sql`(s.organiser_id = ${me} and s.relation = ${relation} or s.partner_id = ${me} and
      s.relation = ${relationFromOtherSide[relation]})`
    : sql`true`;
  return sql`${named} and ${related}`;
}

/** One's own series, those that meet next first: one statement. */
export async function listSeries(
  context: Context,
  { archived, ...filters }: OneOnOneFilters & { archived: boolean },
  { limit, offset }: Slice = sliceOfPage(filters.page, listPageSize),
): Promise<{ rows: ListedSeries[]; total: number }> {
  const now = minuteBegun(context.clock);
  const readable = await textsReadable(context, "p");
  const rows = await context.rows<ListedSeries & { total: number; organiser: boolean }>(
    prepared(sql`select s.id, ${otherColumn}, s.relation, s.organiser_id = ${context.actor.employeeId} as organiser,
      s.every_weeks::int as "everyWeeks", s.minutes::int as minutes,
        s.archived_at is not null as archived, n.next, l.last, count(*) over ()::int as total,
        (select count(*)::int from {one_on_one_point} p where p.series_id = s.id and p.deleted_at is null
          and p.done_in is null and (${readable})) as "openPoints"
      from {one_on_one_series} s join {employee} o on o.id = ${otherId(context)}
      left join lateral (select jsonb_build_object('id', m.id, 'startsAt', ${instant(sql`m.starts_at`)}) as next,
        m.starts_at from {one_on_one_meeting} m
        where m.series_id = s.id and ${holdsPointsSql("m", now)} order by m.position limit 1) n on true
      left join lateral (select jsonb_build_object('id', m.id, 'startsAt', ${instant(sql`m.starts_at`)}) as last
        from {one_on_one_meeting} m
        where m.series_id = s.id and m.status = 'ACKNOWLEDGED' order by m.position desc limit 1) l on true
     where ${await seriesReadable(context)} and (s.archived_at is not null) = ${archived} and ${narrowed(filters, context)}
     order by n.starts_at nulls last, s.id limit ${limit} offset ${offset}`),
  );
  return {
    rows: rows.map(({ total: _, organiser, relation, ...row }) => ({
      ...row,
      relation: relationSeen(relation, organiser),
    })),
    total: rows[0]?.total ?? 0,
  };
}
