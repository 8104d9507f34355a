import { jobsOn } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { competencies, expectationsAt } from "../data/competency-sql.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A subquery: the critical competencies of a person's job that they have not assessed themselves since an instant. */
export function openSelfAssessments(context: Context, employeeId: Sql, since: Sql): Sql {
  return sql`select x.competency_id from ${jobsOn(context.today())} job
    join ${expectationsAt()} x on x.job_function_id = job.function_id and x.grade_id = job.grade_id and x.critical
    join ${competencies} c on c.id = x.competency_id and not c.archived
    where job.employee_id = ${employeeId} and not exists (select from {competency_assessment} own
      where own.employee_id = ${employeeId}
      and own.competency_id = x.competency_id and own.source = 'SELF' and own.assessed_at >= ${since})`;
}
