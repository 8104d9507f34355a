import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { isPresent, live } from "../data/live.ts";

/** `people` have it today; `used` where anybody has, had or will have it, so that it cannot be removed. */
export type JobTerm = { id: string; name: string; people: number; used: boolean };
export type RoleTerm = JobTerm & { functionId: string };
export type FunctionTerm = JobTerm & { roles: RoleTerm[] };
/** Grades from the lowest to the highest. */
export type JobTerms = { functions: FunctionTerm[]; grades: JobTerm[] };

/** What the company calls work: functions with their roles, and grades. */
export async function jobTerms(context: Context): Promise<JobTerms> {
  await authorize(context, "view", { kind: "CompanyShape" });
  const functions = await context.rows<{ id: string; name: string }>(
    "select id, name from {job_function} order by lower(name), id",
  );
  const roles = await context.rows<RoleTerm>(
    `select x.id, x.name, x.job_function_id as "functionId", ${counts("job_role", "JOB_ROLE")} order by lower(x.name), x.id`,
    today(context),
  );
  const grades = await context.rows<JobTerm>(
    `select x.id, x.name, ${counts("grade", "GRADE")} order by x.rank`,
    today(context),
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

function counts(table: "job_role" | "grade", kind: "JOB_ROLE" | "GRADE"): string {
  return `coalesce(held.people, 0) as people, exists (select from {assignment} a where a.${table}_id = x.id) as used
    from {${table}} x left join (
      select a.${table}_id as id, count(*)::int as people from {assignment} a where ${live("a", kind)} and ${isPresent("a.employee_id")} group by 1) held on held.id = x.id`;
}

function today(context: Context): string[] {
  return [context.today(), context.today()];
}
