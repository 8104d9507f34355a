import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { changesPage, type ChangesInput, type Touched } from "#app/platform/lists/changes.ts";
import type { KeysetPage } from "#app/platform/lists/keyset.ts";
import { employeeColumns } from "../data/employee-columns.ts";
import { isPresent } from "../data/live.ts";
import { employeesByIds } from "./employee-list.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

/** People the actor may find by when they changed last, and those who are with the company no more. */
export function employeeChanges(context: Context, input: ChangesInput) {
  return changesPage(context, input, {
    changedAt: sql`k.changed_at`,
    id: sql`k.id`,
    touched: (page, asked) => touchedPeople(context, page, asked),
    rows: (ids) => employeesByIds(context, ids),
  });
}

/**
 * What is recorded of a person changes them, and so does the day on which it begins to hold; who comes to report to them, goes
 * or leaves changes how many do. Who looks after the register
 * follows all of it; to others somebody is gone who was with the company, and has left.
 */
async function touchedPeople(
  context: Context,
  page: KeysetPage,
  { since, limit }: { since: Date | null; limit: number },
): Promise<Touched[]> {
  const ability = await context.ability();
  const today = context.today();
  const seen = rulesToSql(ability, "view", "Employee", employeeColumns(today));
  const shown = ability.anyOf("browse", "EmployeeRegister") ? sql`true` : isPresent(sql`e.id`, today);
  const left = since === null ? sql`false` : leftSince(dayOf(since), today);
  return context.rows<Touched>(
    sql`select k.id, ${instant(sql`k.changed_at`)} as "changedAt", not k.shown as gone, ${page.column}
      from (select e.id, ${shown} as shown, greatest(e.updated_at, a.changed, r.changed) as changed_at
        from {employee} e
        cross join lateral (select ${lastChange(context)} from {assignment} a where a.employee_id = e.id) a
        cross join lateral (select ${lastChange(context)} from {assignment} a where a.kind in ('REPORTING_LINE', 'STATUS')
          and a.employee_id in (select l.employee_id from {assignment} l
            where l.manager_id = e.id and l.kind = 'REPORTING_LINE')) r
       where (${seen}) and (${shown} or ${left})) k
      where ${since === null ? sql`true` : sql`k.changed_at >= ${since}`} and ${page.where}
      order by ${page.orderBy} limit ${limit}`,
  );
}

/** The last moment at which something of assignments called `a` was recorded or taken back, or a day came on which it held. */
function lastChange(context: Context): Sql {
  return sql`greatest(max(a.recorded_at), max(a.superseded_at), max(lower(a.valid)::timestamp at time zone
    ${context.actor.timeZone}) filter (where a.superseded_at is null and lower(a.valid) <= ${context.today()}::date)) as changed`;
}

/** Everybody could find them on the day before. */
function leftSince(day: string, today: string): Sql {
  return sql`(e.joined_on <= ${today}::date and exists (select from {assignment} l where l.employee_id = e.id
    and l.kind = 'STATUS' and l.status = 'LEFT' and l.superseded_at is null and l.valid @> ${today}::date
    and (lower(l.valid) >= ${day}::date - 1 or l.recorded_at >= ${day}::date)))`;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
