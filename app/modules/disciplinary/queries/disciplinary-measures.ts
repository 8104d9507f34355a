import { momentsOf, type Measure } from "#app/platform/contributions/measure.ts";
import { sql } from "#tenancy/sql.ts";

/** Notes that were published. */
export const disciplinaryMeasures: readonly Measure[] = [
  {
    key: "notes-published",
    topic: "disciplinary",
    secrecy: "GUARDED",
    time: "PERIOD",
    sum: "COUNT",
    ...{ better: "LESS", seenBy: { company: { kind: "DisciplinaryInsights" } } },
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select n.employee_id, 1::float8 as value, 1::float8 as weight from {disciplinary_note} n
        where n.state = 'PUBLISHED' and n.published_at >= ${since} and n.published_at < ${until}`;
    },
  },
];
