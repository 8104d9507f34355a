import { momentsOf, type Measure, type MeasureDays } from "#app/platform/contributions/measure.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const guarded = {
  topic: "feedback",
  secrecy: "GUARDED",
  time: "PERIOD",
  seenBy: { company: { kind: "FeedbackInsights", scope: "company" } },
} as const;

/** Feedback `f` that was shared with its receiver on the days. */
function given(days: MeasureDays): Sql {
  const { since, until } = momentsOf(days);
  return sql`{feedback} f where f.deleted_at is null and f.visibility <> 'NONE'
    and f.created_at >= ${since} and f.created_at < ${until}`;
}

/** How much feedback people were given, how much of it says what to change, and how much they give. */
export const feedbackMeasures: readonly Measure[] = [
  {
    ...guarded,
    key: "feedback-received",
    sum: "COUNT",
    better: "MORE",
    facts: (_, days) =>
      sql`select f.receiver_id as employee_id, 1::float8 as value, 1::float8 as weight from ${given(days)}
        and f.receiver_id is not null`,
  },
  {
    ...guarded,
    key: "constructive-feedback",
    sum: "SHARE",
    facts: (_, days) =>
      sql`select f.receiver_id as employee_id, (f.sentiment = 'CONSTRUCTIVE')::int::float8 as value, 1::float8 as weight
        from ${given(days)} and f.receiver_id is not null`,
  },
  {
    ...guarded,
    key: "feedback-given",
    sum: "COUNT",
    better: "MORE",
    facts: (_, days) =>
      sql`select f.author_id as employee_id, 1::float8 as value, 1::float8 as weight from ${given(days)}
        and f.author_id is not null`,
  },
];
