import { momentsOf, type Measure } from "#app/platform/contributions/measure.ts";
import { sql } from "#tenancy/sql.ts";

const guarded = {
  topic: "points",
  secrecy: "GUARDED",
  time: "PERIOD",
  sum: "COUNT",
  better: "LESS",
  seenBy: { company: { kind: "PointsInsights" } },
} as const;

/** What happened with shifts, and what it cost. */
export const pointsMeasures: readonly Measure[] = [
  {
    ...guarded,
    key: "points-posted",
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select p.employee_id, p.points::float8 as value, 1::float8 as weight from {points_entry} p
        where p.posted_at >= ${since} and p.posted_at < ${until}`;
    },
  },
  {
    ...guarded,
    key: "shift-events",
    facts: (_, { from, to }) =>
      sql`select s.employee_id, 1::float8 as value, 1::float8 as weight from {shift_event} s
        where s.withdrawn_at is null and s.day between ${from}::date and ${to}::date`,
  },
  {
    ...guarded,
    key: "points-escalations",
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select p.employee_id, 1::float8 as value, 1::float8 as weight from {points_escalation} p
        where p.raised_at >= ${since} and p.raised_at < ${until}`;
    },
  },
];
