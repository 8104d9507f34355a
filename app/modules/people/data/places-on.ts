import { live } from "./live.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** How long people are with the company, in years from which a band begins. */
export const tenureBands = [0, 1, 3, 5, 10] as const;

export type PlaceColumn = "unit" | "manager" | "location" | "function" | "grade" | "tenure";

const columns: readonly PlaceColumn[] = ["unit", "manager", "location", "function", "grade", "tenure"];

/**
 * Where everybody stood on a day, or on their last day where they left before, as a query: `employee_id`, and as texts that
 * may be null `unit`, `manager`, `location`, `function`, `grade` (ids) and `tenure` (the years a band begins with), or those of
 * them that are asked for: each costs a pass over all assignments.
 */
export function placesOn(day: string, asked: readonly PlaceColumn[] = columns): Sql {
  const then = sql`least(${day}::date, e.resigned_on)`;
  const years = sql`((${then} - e.joined_on) / 365.25)`;
  const bands = sql.join(
    tenureBands.toReversed().map((from) => sql`when ${years} >= ${from}::int then ${String(from)}`),
    sql` `,
  );
  const values: Record<PlaceColumn, Sql> = {
    unit: sql`ou.org_unit_id::text as unit`,
    manager: sql`mg.manager_id::text as manager`,
    location: sql`lo.location_id::text as location`,
    function: sql`jr.job_function_id::text as function`,
    grade: sql`gr.grade_id::text as grade`,
    tenure: sql`case ${bands} end as tenure`,
  };
  const tables: Record<PlaceColumn, Sql> = {
    unit: sql`left join {assignment} ou on ou.employee_id = e.id and ${live("ou", "ORG_UNIT", then)}`,
    manager: sql`left join {assignment} mg on mg.employee_id = e.id and ${live("mg", "REPORTING_LINE", then)}`,
    location: sql`left join {assignment} lo on lo.employee_id = e.id and ${live("lo", "LOCATION", then)}`,
    function: sql`left join {assignment} jo on jo.employee_id = e.id and ${live("jo", "JOB_ROLE", then)}
      left join {job_role} jr on jr.id = jo.job_role_id`,
    grade: sql`left join {assignment} gr on gr.employee_id = e.id and ${live("gr", "GRADE", then)}`,
    tenure: sql``,
  };
  const wanted = [...new Set(asked)];
  return sql`select ${sql.join([sql`e.id as employee_id`, ...wanted.map((column) => values[column])], sql`, `)}
    from {employee} e ${sql.join(
      wanted.map((column) => tables[column]),
      sql` `,
    )}`;
}

/** What the ids of `placesOn` are called: `id` and `name` of units, people, locations, functions and grades among these. */
export function namesOfPlaces(ids: readonly string[]): Sql {
  const among = sql`any(${ids}::uuid[])`;
  return sql`select id::text as id, name from {org_unit} where id = ${among}
    union all select id::text, display_name from {employee} where id = ${among}
    union all select id::text, name from {location} where id = ${among}
    union all select id::text, name from {job_function} where id = ${among}
    union all select id::text, name from {grade} where id = ${among}`;
}
