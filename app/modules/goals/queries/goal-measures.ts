import { momentsOf, type Measure, type MeasureDays, type PersonMeasured } from "#app/platform/contributions/measure.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const named = {
  topic: "goals",
  secrecy: "NAMED",
  better: "MORE",
  seenBy: {
    company: { kind: "GoalInsights", scope: "company" },
    led: { kind: "GoalInsights", scope: "all-reports" },
  },
  recordsOf: ({ id }: PersonMeasured) => `/app/my-data/goal/individuals-goals?ownerId=${id}`,
} as const;

/**
 * Objectives everybody may see that ran on any of the days: `g`, and `c`, the latest that was heard of them by the end.
 * Nobody's private goals are in numbers.
 */
function ranOn(days: MeasureDays): Sql {
  const { since, until } = momentsOf(days);
  return sql`{goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER'
    left join lateral (select c.percent, c.progress_level, c.at from {goal_check_in} c
      where c.goal_id = g.id and c.at < ${until} order by c.at desc, c.sequence desc limit 1) c on true
    where g.kind = 'OBJECTIVE' and g.visibility = 'GLOBAL' and g.created_at < ${until}
      and g.start_date <= ${days.to}::date and g.due_date >= ${days.from}::date
      and (g.closed_at is null or g.closed_at >= ${since}) and (g.archived_at is null or g.archived_at >= ${since})
      and (g.deleted_at is null or g.deleted_at >= ${until})`;
}

/** Those of them that were not closed by the end. */
function openAtTheEnd(days: MeasureDays): Sql {
  return sql`${ranOn(days)} and (g.closed_at is null or g.closed_at >= ${momentsOf(days).until})`;
}

/** How far goals are, how they stand, and of how many of them something was heard. */
export const goalMeasures: readonly Measure[] = [
  {
    ...named,
    key: "goal-progress",
    sum: "MEAN",
    unit: "PERCENT_OF_WHOLE",
    time: "PERIOD",
    facts: (_, days) =>
      sql`select o.employee_id, c.percent::float8 as value, 1::float8 as weight from ${ranOn(days)}
        and c.percent is not null`,
  },
  {
    ...named,
    key: "goals-on-track",
    sum: "SHARE",
    time: "AS_OF",
    facts: (_, days) =>
      sql`select o.employee_id, (coalesce(c.progress_level, 'ON_TRACK') = 'ON_TRACK')::int::float8 as value,
        1::float8 as weight from ${openAtTheEnd(days)}`,
  },
  {
    ...named,
    key: "goals-heard-of",
    sum: "SHARE",
    time: "AS_OF",
    facts: (_, days) =>
      sql`select o.employee_id, (c.at is not null and c.at >= ${momentsOf(days).until} - interval '504 hours')::int::float8
        as value, 1::float8 as weight from ${openAtTheEnd(days)}`,
  },
  {
    ...named,
    key: "goals-achieved",
    sum: "SHARE",
    time: "PERIOD",
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select o.employee_id, (g.closure_status = 'ACHIEVED')::int::float8 as value, 1::float8 as weight
        from {goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER'
        where g.kind = 'OBJECTIVE' and g.visibility = 'GLOBAL' and g.deleted_at is null and g.closure_status is not null
          and g.closed_at >= ${since} and g.closed_at < ${until}`;
    },
  },
];
