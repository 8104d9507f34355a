import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { isPresent, live } from "../data/live.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** `people` have it today; `used` where anybody has, had or will have it, so that it cannot be removed. */
export type JobTerm = { id: string; name: string; version: number; people: number; used: boolean };
export type RoleTerm = JobTerm & { functionId: string };
export type FunctionTerm = JobTerm & { roles: RoleTerm[] };
/** Grades from the lowest to the highest. */
export type JobTerms = { functions: FunctionTerm[]; grades: JobTerm[] };

/** What the company calls work: functions with their roles, and grades. */
export async function jobTerms(context: Context): Promise<JobTerms> {
  await authorize(context, "view", { kind: "CompanyShape" });
  const functions = await context.rows<{ id: string; name: string; version: number }>(
    sql`select id, name, version from {job_function} order by lower(name), id`,
  );
  const roles = await context.rows<RoleTerm>(
    sql`select x.id, x.name, x.version, x.job_function_id as "functionId",
      ${counts("JOB_ROLE", context.today())} order by lower(x.name), x.id`,
  );
  const grades = await context.rows<JobTerm>(
    sql`select x.id, x.name, x.version, ${counts("GRADE", context.today())} order by x.rank`,
  );
  const rolesOf = Map.groupBy(roles, (role) => role.functionId);
  return {
    functions: functions.map((one) => {
      const own = rolesOf.get(one.id) ?? [];
      return { ...one, roles: own, people: own.reduce((sum, role) => sum + role.people, 0), used: own.length > 0 };
    }),
    grades,
  };
}

const termOf = {
  JOB_ROLE: { from: sql`{job_role}`, id: sql`a.job_role_id` },
  GRADE: { from: sql`{grade}`, id: sql`a.grade_id` },
};

function counts(kind: "JOB_ROLE" | "GRADE", day: string): Sql {
  const { from, id } = termOf[kind];
  return sql`coalesce(held.people, 0) as people, exists (select from {assignment} a where ${id} = x.id) as used
    from ${from} x left join (
      select ${id} as id, count(*)::int as people from {assignment} a
        where ${live("a", kind, day)} and ${isPresent(sql`a.employee_id`, day)} group by 1) held on held.id = x.id`;
}
