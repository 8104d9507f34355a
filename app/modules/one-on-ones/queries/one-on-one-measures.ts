import { momentsOf, type Measure, type MeasureDays, type PersonMeasured } from "#app/platform/contributions/measure.ts";
import { liveReportingLine } from "#app/modules/people/index.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const named = {
  topic: "oneOnOne",
  secrecy: "NAMED",
  time: "PERIOD",
  better: "MORE",
  seenBy: { company: { kind: "OneOnOneInsights" }, led: { kind: "OneOnOneTeam" } },
  recordsOf: meetingsOfPerson,
} as const;

/** Who leads people reads when each of them met whom; of the whole company nobody reads of single meetings. */
function meetingsOfPerson({ name }: PersonMeasured, { led, days }: { led: boolean; days: MeasureDays }): string | null {
  const asked = { text: name, dates: "BETWEEN", ...days };
  return led ? `/app/team/all-reports/oneOnOne/team-1-1?${new URLSearchParams(asked)}` : null;
}

/** Whether a series `s` is of the two of an assignment `a`, in a form that finds all pairs in one pass. */
const areTheTwo = (low: Sql, high: Sql) => sql`${low} = least(a.employee_id, a.manager_id)
  and ${high} = greatest(a.employee_id, a.manager_id)`;

const lowOfSeries = sql`least(s.organiser_id, s.partner_id)`;
const highOfSeries = sql`greatest(s.organiser_id, s.partner_id)`;

/** Meetings `m` of people with who leads them at the end of the days, `a`, that began on one of the days. */
function metManager(days: MeasureDays): Sql {
  const { since, until } = momentsOf(days);
  return sql`{assignment} a join {one_on_one_series} s on ${areTheTwo(lowOfSeries, highOfSeries)}
    join {one_on_one_meeting} m on m.series_id = s.id
    where ${liveReportingLine(days.to)} and m.starts_at >= ${since} and m.starts_at < ${until}`;
}

/** How often people meet who leads them, and how many of the meetings take place. */
export const oneOnOneMeasures: readonly Measure[] = [
  {
    ...named,
    key: "one-on-ones-held",
    sum: "COUNT",
    facts: (_, days) =>
      sql`select a.employee_id, 1::float8 as value, 1::float8 as weight from ${metManager(days)}
        and m.status = 'ACKNOWLEDGED'`,
  },
  {
    ...named,
    key: "one-on-ones-kept",
    sum: "SHARE",
    facts: (context, days) =>
      sql`select a.employee_id, (m.status = 'ACKNOWLEDGED')::int::float8 as value, 1::float8 as weight
        from ${metManager(days)} and m.status in ('ACKNOWLEDGED', 'NOT_STARTED') and m.ends_at <= ${context.clock.now()}`,
  },
  {
    ...named,
    key: "met-their-manager",
    sum: "SHARE",
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select a.employee_id, (met.low is not null)::int::float8 as value, 1::float8 as weight
        from {assignment} a left join (select distinct ${lowOfSeries} as low, ${highOfSeries} as high
            from {one_on_one_series} s join {one_on_one_meeting} m on m.series_id = s.id
            where m.status = 'ACKNOWLEDGED' and m.starts_at >= ${since} and m.starts_at < ${until}) met
          on ${areTheTwo(sql`met.low`, sql`met.high`)}
        where ${liveReportingLine(days.to)}`;
    },
  },
];
