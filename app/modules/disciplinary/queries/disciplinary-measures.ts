import { momentsOf, type Measure } from "#app/platform/contributions/measure.ts";
import { sql } from "#tenancy/sql.ts";

const guarded = {
  topic: "disciplinary",
  secrecy: "GUARDED",
  time: "PERIOD",
  sum: "COUNT",
  better: "LESS",
  seenBy: { company: { kind: "DisciplinaryInsights" } },
} as const;

/** Notes that were published, and appeals against them. */
export const disciplinaryMeasures: readonly Measure[] = [
  {
    ...guarded,
    key: "notes-published",
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select n.employee_id, 1::float8 as value, 1::float8 as weight from {disciplinary_note} n
        where n.state = 'PUBLISHED' and n.published_at >= ${since} and n.published_at < ${until}`;
    },
  },
  {
    ...guarded,
    key: "disciplinary-appeals",
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select n.employee_id, 1::float8 as value, 1::float8 as weight from {disciplinary_appeal} a
        join {disciplinary_note} n on n.id = a.note_id where a.made_at >= ${since} and a.made_at < ${until}`;
    },
  },
];
