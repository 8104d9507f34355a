import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import type { PlannedPerson } from "../domain/plan-cycle.ts";
import { peopleOfCycle } from "./cycle-people.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

type CycleWithTrigger = Pick<CycleRecord, "id" | "settings" | "periodStartsOn" | "periodEndsOn">;
type Asked = {
  day: string;
  since: string;
  /** Days after what begins a review. */
  after: number;
};

/** Whom a trigger brings in on a day, and on those before it since which the job rested. */
export function whoEnters(
  context: Context,
  cycle: CycleWithTrigger,
  { day, since, after }: Asked,
): Promise<PlannedPerson[]> {
  const anchor = anchorOf(cycle, { today: day, after });
  return peopleOfCycle(context, cycle, {
    day,
    which: sql`${anchor} between ${since}::date and ${day}::date`,
    anchor,
  });
}

/** The day on which the review of `{employee} e` begins; null where none does. */
function anchorOf(
  { settings: { details } }: CycleWithTrigger,
  { today, after }: { today: string; after: number },
): Sql {
  const days = sql`${after}::int`;
  if (details.trigger === "ANNIVERSARY") {
    const years = sql`extract(year from age(${today}::date - ${days}, e.joined_on))::int`;
    return sql`(case when ${years} >= 1 then (e.joined_on + make_interval(years => ${years}))::date + ${days} end)`;
  }
  if (details.trigger === "REVIEW_OUTCOME")
    return details.sourceCycleId
      ? sql`(select max(s.shared_at)::date + ${days} from {review_reviewee} s
          where s.cycle_id = ${details.sourceCycleId}::uuid and s.employee_id = e.id and s.removed_at is null
            and coalesce(s.settled_option, s.proposed_option) = any(${[...details.sourceOptions]}::text[]))`
      : sql`null::date`;
  return sql`(e.joined_on + ${days})`;
}

/** Days from one to another on which the trigger could bring somebody in, in order; the day after each as well. */
export async function daysOfTrigger(
  context: Context,
  cycle: CycleWithTrigger,
  { from, to, after }: { from: string; to: string; after: number },
): Promise<string[]> {
  const years = sql`generate_series(extract(year from ${from}::date)::int - 1, extract(year from ${to}::date)::int) y`;
  const days =
    cycle.settings.details.trigger === "ANNIVERSARY"
      ? sql`select (e.joined_on + make_interval(years => y - extract(year from e.joined_on)::int))::date + ${after}::int
          as day from {employee} e cross join ${years} where y > extract(year from e.joined_on)`
      : sql`select ${anchorOf(cycle, { today: from, after })} as day from {employee} e`;
  // Who joined on the last day of February has their day a day later in some years, by when the job looks.
  const rows = await context.rows<{ day: string }>(
    sql`select distinct (d.day + late)::text as day from (${days}) d cross join (values (0), (1)) l(late)
      where d.day between ${from}::date and ${to}::date order by 1`,
  );
  return rows.map(({ day }) => day);
}
