import { sql, type Sql } from "#tenancy/sql.ts";

/** When each of these tasks was done or deleted, for who would take that back; none of what is open or stands. */
export function taskMarks(what: "completed" | "deleted", ids: readonly string[]): Sql {
  const at = what === "completed" ? sql`completed_at` : sql`deleted_at`;
  const stands = what === "completed" ? sql`deleted_at is null` : sql`true`;
  return sql`select id, extract(epoch from ${at})::text as mark from {initiative}
    where id = any(${[...ids]}::uuid[]) and ${at} is not null and ${stands} order by id`;
}
