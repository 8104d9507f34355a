import { tagsOfKind } from "#app/modules/tags/index.ts";
import { allGrades } from "#app/modules/people/index.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/**
 * The company's competencies, each with its latest wording: `id`, `name`, `description`, `archived`, `field`,
 * `wording`, `version_id`, `number`.
 */
export const competencies: Sql = sql`(select t.id, t.name, t.description, t.archived, worded.field,
  coalesce(worded.wording, '{}') as wording,
    worded.id as version_id, worded.number from ${tagsOfKind("COMPETENCY")} t
    left join lateral (select v.* from {competency_version} v where v.competency_id = t.id order by v.number desc
      limit 1) worded on true)`;

/** What grades ask in job functions as known at an instant; now where none is said. */
export function expectationsAt(at: Sql | null = null): Sql {
  const known = at
    ? sql`x.recorded_at <= ${at} and (x.superseded_at is null or x.superseded_at > ${at})`
    : sql`x.superseded_at is null`;
  return sql`(select x.* from {role_expectation} x where ${known})`;
}

/** The grade that comes next in a function: the lowest above a rank for which something is expected. */
export function nextGrade(functionId: Sql, rank: Sql): Sql {
  return sql`(select g.id from ${allGrades} g where g.rank > ${rank} and exists
    (select from {role_expectation} x where x.superseded_at is null and x.job_function_id = ${functionId} and x.grade_id
      = g.id) order by g.rank limit 1)`;
}
