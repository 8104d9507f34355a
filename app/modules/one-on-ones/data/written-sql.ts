import { sql, type Sql } from "#tenancy/sql.ts";

/** Whether anything was said, agreed or talked about in the meeting called `alias`. */
export function somethingWrittenFor(alias: string): Sql {
  const id = sql`${sql.ref(alias)}.id`;
  return sql`(exists (select from {one_on_one_point} p where p.meeting_id = ${id} or p.done_in = ${id})
    or exists (select from {one_on_one_note} n where n.meeting_id = ${id})
    or exists (select from {one_on_one_shared_note} w where w.meeting_id = ${id})
    or exists (select from {one_on_one_reflection} r where r.meeting_id = ${id})
    or exists (select from {one_on_one_action} a where a.meeting_id = ${id}))`;
}
