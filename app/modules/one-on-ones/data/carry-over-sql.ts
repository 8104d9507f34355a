import { sql, type Sql } from "#tenancy/sql.ts";

/** Whether open talking points stand in the meeting called `alias`: the same as `holdsPoints`. */
export function holdsPointsSql(alias: string, now: Date): Sql {
  const m = sql.ref(alias);
  return sql`(${m}.status = 'NOT_STARTED' and ${m}.ends_at > ${now} or ${m}.status = 'ACTIVE' and not exists (
    select from {one_on_one_meeting} later where later.series_id = ${m}.series_id and later.position > ${m}.position and
      later.status in ('ACTIVE', 'ACKNOWLEDGED')))`;
}

/** The id of the meeting in which the point called `p`, written for the meeting called `home`, stands while it is open. */
export function placeOfPointSql(now: Date): Sql {
  return sql`(select held.id from {one_on_one_meeting} held where held.series_id = p.series_id and held.position >= home.position
    and ${holdsPointsSql("held", now)} order by held.position limit 1)`;
}
