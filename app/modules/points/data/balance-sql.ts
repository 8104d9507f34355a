import { sql, type Sql } from "#tenancy/sql.ts";

/** `standing(employee_id, balance, next_on)`: what counts on a day, of everybody who has points; `day` is a date in SQL. */
export function standingOn(day: Sql): Sql {
  return sql`standing as (
    select n.employee_id, sum(n.points)::int as balance, min(n.expires_on) filter (where n.points > 0) as next_on
      from {points_entry} n where n.counts_on <= ${day} and n.expires_on > ${day} group by n.employee_id)`;
}
