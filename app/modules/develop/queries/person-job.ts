import { jobsOn } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export type PersonJob = {
  id: string;
  name: string;
  photo: string | null;
  role: string | null;
  functionId: string | null;
  functionName: string | null;
  grade: { id: string; name: string } | null;
};

/** Who somebody is and what they work as today. */
export async function personJob(context: Context, employeeId: string): Promise<PersonJob> {
  const job = await firstRow<PersonJob>(
    context,
    sql`select e.id, e.display_name as name, e.photo_key as photo, job.role_name as role,
      job.function_id as "functionId", job.function_name as "functionName",
        case when job.grade_id is null then null else jsonb_build_object('id', job.grade_id, 'name', job.grade_name) end as grade
      from {employee} e join ${jobsOn(context.today())} job on job.employee_id = e.id where e.id = ${employeeId}`,
  );
  return job!;
}
