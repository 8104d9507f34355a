import { momentsOf } from "#app/platform/contributions/measure.ts";
import type { PeopleFact } from "#app/platform/contributions/people-fact.ts";
import { sql } from "#tenancy/sql.ts";

/** Feedback that everybody in the company reads under the receiver's name; of no other is a number told. */
export const feedbackPeopleFacts: readonly PeopleFact[] = [
  {
    key: "public-feedback-received",
    sum: "COUNT",
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select f.receiver_id as employee_id, 1::float8 as value, 1::float8 as weight from {feedback} f
        where f.deleted_at is null and f.visibility = 'PUBLIC' and f.receiver_id is not null
          and f.created_at >= ${since} and f.created_at < ${until}`;
    },
    knownOf: async (context) =>
      (await context.ability()).decide("view", { kind: "Feedback", visibility: "PUBLIC" }).allowed
        ? { of: sql`true`, all: true }
        : null,
  },
];
