import { allGrades as gradesOf, jobsOn } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { competencies, expectationsAt, nextGrade } from "../data/competency-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** One competency as a job asks for it; `wording` says what each level means, the lowest first. */
export type ExpectedCompetency = {
  competencyId: string;
  name: string;
  description: string;
  /** The id of the level: BEGINNER, INTERMEDIATE, ADVANCED, or the id of one of the company's own. */
  expectedLevel: string;
  expectedRank: number;
  critical: boolean;
  wording: { level: string; text: string }[];
};

/** What somebody's job asks of them. */
export type ExpectedOfPerson = {
  employeeId: string;
  jobFunction: { id: string; name: string } | null;
  role: string | null;
  grade: { id: string; name: string } | null;
  competencies: ExpectedCompetency[];
};

type Row = Omit<ExpectedOfPerson, "competencies"> & {
  competencies: (Omit<ExpectedCompetency, "wording"> & { wording: Record<string, string> })[];
};

/**
 * What the jobs of these people ask of them, by job function and grade on a local day (`2026-11-20`), as it was known at
 * the end of that day: one statement. People without a function or a grade have no competencies. Asks nothing about who
 * looks: expectations are open to everybody in the company.
 */
export async function competenciesExpectedOf(
  context: Context,
  employeeIds: readonly string[],
  asOf: string = context.today(),
): Promise<Map<string, ExpectedOfPerson>> {
  const known = expectationsAt(sql`(${asOf}::date + 1)::timestamptz`);
  return readExpected(context, employeeIds, { asOf, grade: sql`job.grade_id`, known });
}

/** The same for the grade that comes next in the function; people at the top of it are not there. */
export async function competenciesOfNextGrade(
  context: Context,
  employeeIds: readonly string[],
): Promise<Map<string, ExpectedOfPerson>> {
  const grade = nextGrade(sql`job.function_id`, sql`job.grade_rank`);
  const found = await readExpected(context, employeeIds, { asOf: context.today(), grade, known: expectationsAt() });
  for (const [id, { grade: next }] of found) if (next === null) found.delete(id);
  return found;
}

async function readExpected(
  context: Context,
  employeeIds: readonly string[],
  { asOf, grade, known }: { asOf: string; grade: ReturnType<typeof sql>; known: ReturnType<typeof sql> },
): Promise<Map<string, ExpectedOfPerson>> {
  const rows = await context.rows<Row>(
    sql`select job.employee_id as "employeeId", job.role_name as role,
        case when job.function_id is null then null else jsonb_build_object('id', job.function_id, 'name',
          job.function_name) end as "jobFunction",
        (select jsonb_build_object('id', g.id, 'name', g.name) from ${gradesOf} g where g.id = asked.grade_id) as grade,
        (select coalesce(jsonb_agg(jsonb_build_object('competencyId', c.id, 'name', c.name, 'description',
          c.description, 'expectedLevel', x.level,
             'expectedRank', x.level_rank, 'critical', x.critical, 'wording', c.wording) order by x.critical desc,
               lower(c.name)), '[]')
           from ${known} x join ${competencies} c on c.id = x.competency_id and not c.archived
          where x.job_function_id = job.function_id and x.grade_id = asked.grade_id) as competencies
      from ${jobsOn(asOf)} job cross join lateral (select ${grade} as grade_id) asked
        where job.employee_id = any(${employeeIds}::uuid[])`,
  );
  return new Map(
    rows.map((row) => [
      row.employeeId,
      {
        ...row,
        competencies: row.competencies.map(({ wording, ...one }) => ({
          ...one,
          wording: Object.entries(wording).map(([level, text]) => ({ level, text })),
        })),
      },
    ]),
  );
}
