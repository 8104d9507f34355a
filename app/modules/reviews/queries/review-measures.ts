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

/** Results people were told, as they were decided. */
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
    better: "MORE",
    facts: (_, days) =>
      sql`select r.employee_id, r.score_overall::float8 as value, 1::float8 as weight from ${shared(days)}
        and r.score_overall is not null`,
  },
];
