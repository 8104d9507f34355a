import type { Context } from "#app/platform/context/context.ts";
import { daysOfRounds } from "#app/platform/recurrence/recurrence.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import type { PlannedPerson } from "../domain/plan-cycle.ts";
import { peopleOfCycle } from "./cycle-people.ts";
import { sql } from "#tenancy/sql.ts";

type CycleWithTrigger = Pick<CycleRecord, "id" | "settings" | "periodStartsOn" | "periodEndsOn">;
type Asked = { from: string; to: string; /** Days after what begins a review. */ after: number };
/** Somebody, and the day on which a review of them begins. */
export type Beginning = { readonly id: string; readonly on: string };

/** Whom a trigger brings in from one day to another, by the audience of the last of them. */
export async function whoEnters(context: Context, cycle: CycleWithTrigger, asked: Asked): Promise<PlannedPerson[]> {
  return entering(context, cycle, asked.to, await beginnings(context, cycle, asked));
}

/** Of those whose review begins, whom the cycle is for on a day. */
export async function entering(
  context: Context,
  cycle: CycleWithTrigger,
  day: string,
  begun: readonly Beginning[],
): Promise<PlannedPerson[]> {
  if (begun.length === 0) return [];
  const ids = begun.map(({ id }) => id);
  const days = begun.map(({ on }) => on);
  return peopleOfCycle(context, cycle, {
    day,
    which: sql`e.id = any(${ids}::uuid[])`,
    anchor: sql`(select max(b.day) from unnest(${ids}::uuid[], ${days}::date[]) as b(id, day) where b.id = e.id)`,
  });
}

/** Whose reviews the trigger of a cycle begins from one day to another, with their days in order. One statement. */
export async function beginnings(
  context: Context,
  cycle: CycleWithTrigger,
  { from, to, after }: Asked,
): Promise<Beginning[]> {
  const [first, last] = [addDays(from, -after), addDays(to, -after)];
  const found = (await whatBegins(context, cycle, first, last)).flatMap(({ id, day }) =>
    daysOf(cycle, day, first, last).map((each) => ({ id, on: addDays(each, after) })),
  );
  return found.sort((one, other) => one.on.localeCompare(other.on) || one.id.localeCompare(other.id));
}

function daysOf({ settings: { details } }: CycleWithTrigger, day: string, first: string, last: string): string[] {
  return details.trigger === "ANNIVERSARY"
    ? daysOfRounds({ frequency: "YEARLY", every: 1, startsOn: day }, first, last)
    : [day];
}

/** What days are counted from: the day somebody joined, or had the outcome of another cycle. */
function whatBegins(
  context: Context,
  { settings: { details } }: CycleWithTrigger,
  first: string,
  last: string,
): Promise<{ id: string; day: string }[]> {
  if (details.trigger === "REVIEW_OUTCOME")
    return details.sourceCycleId
      ? context.rows(
          sql`select s.employee_id as id, max(s.shared_at)::date::text as day from {review_reviewee} s
            where s.cycle_id = ${details.sourceCycleId}::uuid and s.removed_at is null
              and coalesce(s.settled_option, s.proposed_option) = any(${[...details.sourceOptions]}::text[])
            group by 1 having max(s.shared_at)::date between ${first}::date and ${last}::date`,
        )
      : Promise.resolve([]);
  const since = details.trigger === "ANNIVERSARY" ? sql`true` : sql`e.joined_on >= ${first}::date`;
  return context.rows(
    sql`select e.id, e.joined_on::text as day from {employee} e where ${since} and e.joined_on <= ${last}::date`,
  );
}
