import { z } from "zod";
import { allFunctions, allGrades } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { competencies } from "../data/competency-sql.ts";
import type { Level } from "../domain/levels.ts";
import { levelsInUse } from "./levels.ts";
import { offeredCompetencies, type OfferedCompetency } from "./offered-competencies.ts";
import { sql } from "#tenancy/sql.ts";

export const expectationsInput = z.object({
  jobFunctionId: z.guid().optional().catch(undefined),
  competency: z.guid().optional().catch(undefined),
  grade: z.guid().optional().catch(undefined),
});

export type Expectation = { competencyId: string; gradeId: string; level: string; critical: boolean };
export type FunctionSummary = { id: string; name: string; competencies: number };
export type ExpectationsPage = {
  functions: FunctionSummary[];
  current: FunctionSummary | null;
  grades: { id: string; name: string }[];
  levels: Level[];
  /** Those that the function asks for somewhere. */
  asked: OfferedCompetency[];
  offered: OfferedCompetency[];
  expectations: Expectation[];
  /** The cell whose form is open. */
  cell: { competencyId: string | null; gradeId: string | null } | null;
};

/** What the grades of a job function ask for: the job architecture. */
export async function expectationsPage(
  context: Context,
  { jobFunctionId, competency, grade }: z.output<typeof expectationsInput>,
): Promise<ExpectationsPage> {
  await authorize(context, "edit", { kind: "DevelopSettings" });
  const functions = await context.rows<FunctionSummary>(
    sql`select f.id, f.name, (select count(distinct x.competency_id)::int from {role_expectation} x
      where x.superseded_at is null and x.job_function_id = f.id) as competencies
      from ${allFunctions} f order by lower(f.name)`,
  );
  const current = functions.find(({ id }) => id === jobFunctionId) ?? functions[0] ?? null;
  const expectations = await context.rows<Expectation & { name: string }>(
    sql`select x.competency_id as "competencyId", x.grade_id as "gradeId", x.level, x.critical, c.name from {role_expectation} x
      join ${competencies} c on c.id = x.competency_id and not c.archived
     where x.superseded_at is null and x.job_function_id = ${current?.id ?? null}::uuid order by lower(c.name)`,
  );
  const asked = new Map(expectations.map(({ competencyId, name }) => [competencyId, name]));
  return {
    functions,
    current,
    grades: await context.rows(sql`select g.id, g.name from ${allGrades} g order by g.rank`),
    levels: await levelsInUse(context),
    asked: [...asked].map(([id, name]) => ({ id, name })),
    offered: await offeredCompetencies(context),
    expectations: expectations.map(({ name: _, ...one }) => one),
    cell: competency || grade ? { competencyId: competency ?? null, gradeId: grade ?? null } : null,
  };
}
