import { sql, type Sql } from "#tenancy/sql.ts";

/**
 * `standing(employee_id, balance, next_on)`: what counts on a day, of everybody who has points; `day` is a date in SQL.
 * What was taken back expires on no day: it and what took it back cancel out.
 */
export function standingOn(day: Sql): Sql {
  return sql`standing as (
    select d.employee_id, sum(d.points)::int as balance, min(d.expires_on) filter (where d.points <> 0) as next_on
      from (select n.employee_id, n.expires_on, sum(n.points) as points from {points_entry} n
        where n.counts_on <= ${day} and n.expires_on > ${day} group by n.employee_id, n.expires_on) d
      group by d.employee_id)`;
}
