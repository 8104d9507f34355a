import { sql, type Sql } from "#tenancy/sql.ts";

/**
 * A query of what the register says happens from a day on: `employee_id`, `moment` and `on_day`, which with EXIT is the last
 * day. A state follows the one that ends where it begins.
 */
export function registerMoments(from: string): Sql {
  return sql`select m.employee_id, m.moment, case when m.moment = 'EXIT' then m.day - 1 else m.day end as on_day
    from (
      select a.employee_id, lower(a.valid) as day, case
          when a.status = 'LEFT' and former.status is not null and former.status <> 'LEFT' then 'EXIT'
          when a.status = 'ON_LEAVE' and former.status = 'ACTIVE' then 'LEAVE'
          when a.status = 'ACTIVE' and former.status = 'ON_LEAVE' then 'RETURN'
          when a.status = 'ACTIVE' and former.status = 'LEFT' then 'REHIRE'
          when a.status = 'ACTIVE' and former.status is null then 'HIRE' end as moment
      from {assignment} a left join {assignment} former on former.employee_id = a.employee_id and former.kind = 'STATUS'
        and former.superseded_at is null and upper(former.valid) = lower(a.valid)
      where a.kind = 'STATUS' and a.superseded_at is null and lower(a.valid) >= ${from}::date
    ) m where m.moment is not null`;
}
