import { isPresent } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { fewestPeople } from "#app/platform/privacy/small-groups.ts";
import { sql } from "#tenancy/sql.ts";
import { standingOn } from "../data/balance-sql.ts";

/** The actor's own place in the company, the fewest points first; null where so few are here that it would tell of others. */
export async function ownPlace(context: Context): Promise<{ place: number; people: number } | null> {
  const today = context.today();
  const found = await firstRow<{ place: number; people: number }>(
    context,
    sql`with ${standingOn(sql`${today}::date`)}, mine as (
        select coalesce((select s.balance from standing s where s.employee_id = ${context.actor.employeeId}), 0) as balance)
      select (count(*) filter (where coalesce(s.balance, 0) < mine.balance) + 1)::int as place, count(*)::int as people
        from {employee} e cross join mine left join standing s on s.employee_id = e.id
        where ${isPresent(sql`e.id`, today)}`,
  );
  return found && found.people >= fewestPeople ? found : null;
}
