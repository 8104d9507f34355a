import { sql, type Sql } from "#tenancy/sql.ts";

/** Which version of each of these events stands, for who would take a change of it back. */
export function eventMarks(ids: readonly string[]): Sql {
  return sql`select id, version::text as mark from {shift_event} where id = any(${[...ids]}::uuid[]) order by id`;
}
