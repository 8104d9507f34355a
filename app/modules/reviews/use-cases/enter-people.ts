import type { Context } from "#app/platform/context/context.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { addDays } from "../domain/days.ts";
import { planCycle } from "../domain/plan-cycle.ts";
import { isReviewed, peopleOfCycle } from "../queries/cycle-people.ts";
import { storePlan } from "./store-plan.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A job that rested so many days still misses nobody. */
const looksBackDays = 30;

/**
 * Whose day has come in a cycle that runs again and again: so many days after they joined, their anniversary, or the
 * outcome of another cycle. Nobody whose day was before the launch; each day once.
 */
export async function enterPeople(context: Context, cycleId: string): Promise<number> {
  const cycle = await readCycle(context, cycleId);
  const today = context.today();
  const launchedOn = cycle.launchedAt?.slice(0, 10) ?? today;
  const earliest = addDays(today, -looksBackDays);
  const since = launchedOn > earliest ? launchedOn : earliest;
  let entered = 0;
  for (const after of cycle.settings.details.afterDays) {
    const anchor = anchorOf(cycle, { today, after });
    const people = await peopleOfCycle(context, cycle, {
      day: today,
      reviewed: isReviewed(cycle.settings, today),
      which: sql`${anchor} between ${since}::date and ${today}::date`,
      anchor,
    });
    if (people.length > 0) entered += (await storePlan(context, cycleId, planCycle(cycle.settings, people))).length;
  }
  return entered;
}

/** The day on which the review of `{employee} e` begins; null where none does. */
function anchorOf({ settings: { details } }: CycleRecord, { today, after }: { today: string; after: number }): Sql {
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
