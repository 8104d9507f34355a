import { momentsOf, type Measure, type MeasureDays, type PersonMeasured } from "#app/platform/contributions/measure.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const named = {
  topic: "lifecycle",
  secrecy: "NAMED",
  time: "PERIOD",
  seenBy: { company: { kind: "LifecycleCompany" } },
  recordsOf: ({ id }: PersonMeasured) => `/app/employee/${id}`,
} as const;

/** So many days after they joined people are no newcomers any more. */
const newFor = 90;

/** Everybody who ceased to be a newcomer on one of the days; 1 for who had left by then. */
export function newcomersWhoLeft({ from, to }: MeasureDays): Sql {
  return sql`select e.id as employee_id, exists (select from {assignment} a where a.employee_id = e.id
        and a.kind = 'STATUS' and a.superseded_at is null and a.status = 'LEFT'
        and lower(a.valid) <= e.joined_on + ${newFor}::int)::int::float8 as value, 1::float8 as weight
    from {employee} e where e.joined_on + ${newFor}::int between ${from}::date and ${to}::date`;
}

/** Steps `s` of journeys that were not withdrawn, due on one of the days and over; skipped ones are none. */
function stepsDue(context: Pick<Context, "today">, { from, to }: MeasureDays): Sql {
  return sql`{lifecycle_step} s join {lifecycle_journey} j on j.id = s.journey_id
    where j.state <> 'WITHDRAWN' and s.state <> 'SKIPPED' and s.due_on between ${from}::date and ${to}::date
      and (s.state = 'DONE' or s.due_on < ${context.today()}::date)`;
}

/** What happens to people, whether it goes as planned, and who leaves soon after joining. */
export const lifecycleMeasures: readonly Measure[] = [
  {
    ...named,
    key: "journey-steps-in-time",
    sum: "SHARE",
    better: "MORE",
    facts: (context, days) =>
      sql`select j.employee_id, (s.state = 'DONE' and s.closed_at < (s.due_on + 1)::timestamp at time zone 'UTC')::int::float8
          as value, 1::float8 as weight from ${stepsDue(context, days)}`,
  },
  {
    ...named,
    key: "journeys",
    sum: "COUNT",
    facts: (_, { from, to }) =>
      sql`select j.employee_id, 1::float8 as value, 1::float8 as weight from {lifecycle_journey} j
        where j.state <> 'WITHDRAWN' and j.on_day between ${from}::date and ${to}::date`,
  },
  {
    ...named,
    key: "days-to-finish-journeys",
    sum: "MEAN",
    better: "LESS",
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select j.employee_id, (j.ended_at::date - j.on_day)::float8 as value, 1::float8 as weight
        from {lifecycle_journey} j where j.state = 'DONE' and j.ended_at >= ${since} and j.ended_at < ${until}`;
    },
  },
  {
    ...named,
    key: "newcomers-who-left",
    sum: "SHARE",
    better: "LESS",
    facts: (_, days) => newcomersWhoLeft(days),
  },
];
