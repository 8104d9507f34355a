import type { Context } from "#app/platform/context/context.ts";
import { momentsOf, type MeasureDays } from "#app/platform/contributions/measure.ts";
import type { PeopleFact } from "#app/platform/contributions/people-fact.ts";
import { resultsReadable } from "../data/result-rules-sql.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Results `r` with a score that were shared on the days. */
function sharedOn(days: MeasureDays): Sql {
  const { since, until } = momentsOf(days);
  return sql`{review_reviewee} r where r.removed_at is null and r.score_overall is not null
    and r.shared_at >= ${since} and r.shared_at < ${until}`;
}

/** Results people were told; found by them is who reads every one of the results the number is made of. */
export const reviewPeopleFacts: readonly PeopleFact[] = [
  {
    key: "shared-review-score",
    sum: "MEAN",
    facts: (_, days) =>
      sql`select r.employee_id, r.score_overall::float8 as value, 1::float8 as weight from ${sharedOn(days)}`,
    knownOf: async (context: Context, days) => {
      const ability = await context.ability();
      if (
        ability.decide("view", { kind: "ReviewResult", employeeId: "", managerId: null, aboveIds: [], shared: true })
          .allowed
      )
        return { of: sql`e.id <> ${context.actor.employeeId}::uuid`, all: true };
      if (!context.actor.directManager && !context.actor.skipManager) return null;
      const read = await resultsReadable(context);
      const of = sql`e.id <> ${context.actor.employeeId}::uuid and not exists (select from ${sharedOn(days)}
        and r.employee_id = e.id and not coalesce((${read}), false))`;
      return { of, all: false };
    },
  },
];
