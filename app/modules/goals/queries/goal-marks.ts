import { sql, type Sql } from "#tenancy/sql.ts";

/** When each of these goals was closed or archived, for who would take that back; none of what is open or on the lists. */
export function goalMarks(what: "archived" | "closed", ids: readonly string[]): Sql {
  const at = what === "archived" ? sql`archived_at` : sql`closed_at`;
  return sql`select id, extract(epoch from ${at})::text as mark from {goal}
    where id = any(${[...ids]}::uuid[]) and ${at} is not null and deleted_at is null order by id`;
}
