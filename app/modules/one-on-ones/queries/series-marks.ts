import { sql, type Sql } from "#tenancy/sql.ts";

/** Since when each of these series is put away, or that it runs, for who would take a change of that back. */
export function seriesMarks(ids: readonly string[]): Sql {
  return sql`select id, coalesce(extract(epoch from archived_at)::text, 'runs') as mark from {one_on_one_series}
    where id = any(${[...ids]}::uuid[]) order by id`;
}
