import { type Day, live } from "./live.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/**
 * What everybody works as on a day, to be joined: `employee_id`, `function_id`, `function_name`, `role_id`, `role_name`,
 * `grade_id`, `grade_name`, `grade_rank`; null where nothing is recorded. Use it as `from ${jobsOn(day)} job`.
 */
export function jobsOn(day: Day): Sql {
  return sql`(select person.id as employee_id, jf.id as function_id, jf.name as function_name, jr.id as role_id,
    jr.name as role_name,
      gr.id as grade_id, gr.name as grade_name, gr.rank as grade_rank from {employee} person
      left join {assignment} held on held.employee_id = person.id and ${live("held", "JOB_ROLE", day)}
      left join {job_role} jr on jr.id = held.job_role_id left join {job_function} jf on jf.id = jr.job_function_id
      left join {assignment} graded on graded.employee_id = person.id and ${live("graded", "GRADE", day)}
      left join {grade} gr on gr.id = graded.grade_id)`;
}

/** The grades there are, to be joined: `id`, `name`, `rank`. */
export const allGrades: Sql = sql`(select id, name, rank from {grade})`;
/** The job functions there are, to be joined: `id`, `name`. */
export const allFunctions: Sql = sql`(select id, name from {job_function})`;
/** The job roles there are, to be joined: `id`, `function_id`, `name`. */
export const allRoles: Sql = sql`(select id, job_function_id as function_id, name from {job_role})`;
