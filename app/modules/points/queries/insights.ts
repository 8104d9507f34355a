import { isPresent, liveSeat } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { fewestPeople, tellable } from "#app/platform/privacy/small-groups.ts";
import { sql } from "#tenancy/sql.ts";
import { standingOn } from "../data/balance-sql.ts";
import { shiftKinds, type ShiftKind } from "../domain/rules.ts";

/** A month, or a kind over the year, with how many events there were; null where it would tell of somebody. */
export type MonthOfEvents = { month: string; count: number | null };
export type EventsOfKind = { kind: ShiftKind; count: number | null };
/** An org unit; `points` and `events` are null where they could be guessed to be somebody's. */
export type UnitOfPoints = {
  id: string;
  name: string;
  people: number;
  withPoints: number | null;
  points: number | null;
};
export type PointsInsights = {
  people: number;
  withPoints: number | null;
  points: number | null;
  reached: number | null;
  months: MonthOfEvents[];
  kinds: EventsOfKind[];
  units: UnitOfPoints[];
};

/** Points of the company in numbers, of nobody by name: of fewer than five people nothing is told, nor can it be worked out. */
export async function pointsInsights(context: Context): Promise<PointsInsights> {
  await authorize(context, "view", { kind: "PointsInsights" });
  const today = context.today();
  const sums = await firstRow<{ people: number; withPoints: number; points: number; reached: number }>(
    context,
    sql`with ${standingOn(sql`${today}::date`)}
      select count(*)::int as people, (count(*) filter (where s.balance > 0))::int as "withPoints",
        coalesce(sum(s.balance), 0)::int as points,
        (count(*) filter (where exists (select from {points_escalation} x where x.employee_id = e.id
          and x.state <> 'WITHDRAWN' and x.crossed_on > ${today}::date - 92)))::int as reached
      from {employee} e left join standing s on s.employee_id = e.id where ${isPresent(sql`e.id`, today)}`,
  );
  const { people, withPoints, points, reached } = sums!;
  const enough = (count: number) => (count === 0 || count >= fewestPeople ? count : null);
  return {
    people,
    withPoints: enough(withPoints),
    points: withPoints === 0 || withPoints >= fewestPeople ? points : null,
    reached: enough(reached),
    months: await monthsOf(context, today),
    kinds: await kindsOf(context, today),
    units: await unitsOf(context, today),
  };
}

async function monthsOf(context: Context, today: string): Promise<MonthOfEvents[]> {
  const rows = await context.rows<{ month: string; count: number; people: number }>(
    sql`select to_char(s.day, 'YYYY-MM') as month, count(*)::int as count, count(distinct s.employee_id)::int as people
      from {shift_event} s where s.withdrawn_at is null and s.day > (${today}::date - 365) group by 1 order by 1`,
  );
  const told = tellable(rows, { people: ({ people }) => people });
  return rows.map((row) => ({ month: row.month, count: told.has(row) ? row.count : null }));
}

async function kindsOf(context: Context, today: string): Promise<EventsOfKind[]> {
  const rows = await context.rows<{ kind: ShiftKind; count: number; people: number }>(
    sql`select s.kind, count(*)::int as count, count(distinct s.employee_id)::int as people
      from {shift_event} s where s.withdrawn_at is null and s.day > (${today}::date - 365) group by 1`,
  );
  const told = tellable(rows, { people: ({ people }) => people });
  return shiftKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return { kind, count: !row ? 0 : told.has(row) ? row.count : null };
  });
}

async function unitsOf(context: Context, today: string): Promise<UnitOfPoints[]> {
  const rows = await context.rows<{ id: string; name: string; people: number; withPoints: number; points: number }>(
    sql`with ${standingOn(sql`${today}::date`)}
      select u.id, u.name, count(*)::int as people, (count(*) filter (where s.balance > 0))::int as "withPoints",
        coalesce(sum(s.balance), 0)::int as points
      from {employee} e join {assignment} a on a.employee_id = e.id and ${liveSeat(today)}
        join {org_unit} u on u.id = a.org_unit_id left join standing s on s.employee_id = e.id
      where ${isPresent(sql`e.id`, today)} group by u.id, u.name order by lower(u.name), u.id`,
  );
  const told = tellable(rows, { people: ({ withPoints }) => withPoints });
  // That nobody of so few has points would tell of each of them.
  const isTold = (row: (typeof rows)[number]) => told.has(row) && row.people >= fewestPeople;
  return rows.map((row) => (isTold(row) ? row : { ...row, withPoints: null, points: null }));
}
