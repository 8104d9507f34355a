import { isPresent } from "#app/modules/people/index.ts";
import { momentsOf, type Measure, type PersonMeasured } from "#app/platform/contributions/measure.ts";
import { sql } from "#tenancy/sql.ts";

const named = {
  topic: "develop",
  secrecy: "NAMED",
  better: "MORE",
  seenBy: { company: { kind: "DevelopInsights" }, led: { kind: "DevelopTeam" } },
  recordsOf: ({ id }: PersonMeasured) => `/app/employee/${id}/development`,
} as const;

/** Who is assessed, and of whom a manager has said so. */
export const developMeasures: readonly Measure[] = [
  {
    ...named,
    key: "assessed-competencies",
    sum: "COUNT",
    time: "PERIOD",
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select c.employee_id, 1::float8 as value, 1::float8 as weight from {competency_assessment} c
        where c.source = 'MANAGER' and c.assessed_at >= ${since} and c.assessed_at < ${until}`;
    },
  },
  {
    ...named,
    key: "assessed-people",
    sum: "SHARE",
    time: "AS_OF",
    facts: (_, days) =>
      sql`select e.id as employee_id, exists (select from {competency_assessment} c where c.employee_id = e.id
          and c.source = 'MANAGER' and c.assessed_at < ${momentsOf(days).until}
          and c.assessed_at >= ${momentsOf(days).until} - interval '8760 hours')::int::float8 as value, 1::float8 as weight
        from {employee} e where ${isPresent(sql`e.id`, days.to)}`,
  },
];
