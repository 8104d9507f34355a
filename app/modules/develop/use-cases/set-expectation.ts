import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { allFunctions, allGrades } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { requireCompetency, requireLevel } from "../data/require.ts";
import { RoleExpectation } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { levelInput, optional } from "./develop-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const setExpectationInput = z.object({
  jobFunctionId: ids.jobFunction,
  gradeId: ids.grade,
  competencyId: ids.competency,
  level: optional(levelInput).describe("The level that is expected; empty where the grade does not ask for it."),
  critical: tickInput.default(false).describe("Whether it counts; what is not critical has no label."),
});
export type SetExpectationInput = z.output<typeof setExpectationInput>;

/** What a grade asks in a job function from now on; what it asked before stays readable. */
export async function setExpectation(
  context: Context,
  { jobFunctionId, gradeId, competencyId, level, critical }: SetExpectationInput,
): Promise<{ competencyId: string }> {
  await authorize(context, "edit", { kind: "DevelopSettings" });
  await requirePlace(context, jobFunctionId, gradeId);
  await lockNamed(context, `expectations:${jobFunctionId}`);
  const competency = await requireCompetency(context, competencyId);
  const asked = level ? await requireLevel(context, level as string) : null;
  if (asked && competency.archived)
    throw invalid("develop.archived", "Out of use.", { fields: { competencyId: "develop.archived" } });
  const now = context.clock.now();
  await context.rows(
    sql`update {role_expectation} set superseded_at = ${now} where job_function_id = ${jobFunctionId} and
      grade_id = ${gradeId} and competency_id = ${competencyId} and superseded_at is null`,
  );
  if (asked) {
    context.em.create(RoleExpectation, {
      id: context.newId(),
      jobFunctionId,
      gradeId,
      competencyId,
      level: asked.id,
      levelRank: asked.rank,
      critical,
      recordedAt: now,
      recordedBy: context.actor.employeeId,
      supersededAt: null,
    });
    await context.em.flush();
  }
  await writeDown(
    context,
    "develop.expectation-changed",
    { jobFunctionId, gradeId, competencyId },
    { action: "set-expectation", subject: "JobFunction", id: jobFunctionId, detail: { gradeId, competencyId, level } },
  );
  return { competencyId };
}

async function requirePlace(context: Context, jobFunctionId: string, gradeId: string): Promise<void> {
  const known = await context.rows(
    sql`select from ${allFunctions} f, ${allGrades} g where f.id = ${jobFunctionId} and g.id = ${gradeId}`,
  );
  if (known.length === 0) throw notFound("JobFunction");
}
