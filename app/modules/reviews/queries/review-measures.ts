import { momentsOf, type Measure, type MeasureDays } from "#app/platform/contributions/measure.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const guarded = {
  topic: "review",
  secrecy: "GUARDED",
  time: "PERIOD",
  seenBy: { company: { kind: "ReviewInsights" } },
} as const;

/** Results that were shared on the days, as `r`. */
function shared(days: MeasureDays): Sql {
  const { since, until } = momentsOf(days);
  return sql`{review_reviewee} r where r.removed_at is null and r.shared_at >= ${since} and r.shared_at < ${until}`;
}

/** Those of them that managers settled together. */
const calibrated = (days: MeasureDays) => sql`${shared(days)} and r.calibrated_at is not null`;

/** Results people were told, as they were decided, and what calibration did to them. */
export const reviewMeasures: readonly Measure[] = [
  {
    ...guarded,
    key: "results-shared",
    sum: "COUNT",
    facts: (_, days) => sql`select r.employee_id, 1::float8 as value, 1::float8 as weight from ${shared(days)}`,
  },
  {
    ...guarded,
    key: "review-score",
    sum: "MEAN",
    digits: 1,
    unit: "PERCENT_OF_WHOLE",
    better: "MORE",
    facts: (_, days) =>
      sql`select r.employee_id, r.score_overall::float8 as value, 1::float8 as weight from ${shared(days)}
        and r.score_overall is not null`,
  },
  {
    ...guarded,
    key: "results-acknowledged",
    sum: "SHARE",
    better: "MORE",
    facts: (_, days) =>
      sql`select r.employee_id, (r.outcome is not null)::int::float8 as value, 1::float8 as weight from ${shared(days)}`,
  },
  {
    ...guarded,
    topic: "calibration",
    key: "results-calibrated",
    sum: "SHARE",
    facts: (_, days) =>
      sql`select r.employee_id, (r.calibrated_at is not null)::int::float8 as value, 1::float8 as weight
        from ${shared(days)}`,
  },
  {
    ...guarded,
    topic: "calibration",
    key: "ratings-changed-in-calibration",
    sum: "SHARE",
    facts: (_, days) =>
      sql`select r.employee_id, (r.settled_option is not null and r.settled_option <> r.proposed_option)::int::float8
          as value, 1::float8 as weight
        from ${calibrated(days)} and r.proposed_option is not null`,
  },
  {
    ...guarded,
    topic: "calibration",
    key: "days-from-calibration-to-sharing",
    sum: "MEAN",
    better: "LESS",
    facts: (_, days) =>
      sql`select r.employee_id, (extract(epoch from r.shared_at - r.calibrated_at) / 86400)::float8 as value,
          1::float8 as weight from ${calibrated(days)} and r.calibrated_at <= r.shared_at`,
  },
];
