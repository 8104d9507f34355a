import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import { requireCompetency, requireLevel } from "../data/require.ts";
import { CompetencyAssessment } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { openSelfAssessments } from "../queries/open-self-assessments.ts";
import { commentInput, levelInput } from "./develop-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const assessCompetencyInput = z.object({
  employeeId: ids.employee,
  competencyId: ids.competency,
  level: levelInput,
  comment: commentInput.describe("What it rests on, in words; read by the person and those above them."),
});
export type AssessCompetencyInput = z.output<typeof assessCompetencyInput>;

/**
 * Somebody says at which level a person stands: of themselves it is the self-assessment, of somebody below them the
 * manager's. It is tied to the wording of that day; the word before it stays readable.
 */
export async function assessCompetency(
  context: Context,
  { employeeId, competencyId, level, comment }: AssessCompetencyInput,
): Promise<{ employeeId: string; competencyId: string; source: "SELF" | "MANAGER" }> {
  const source = employeeId === context.actor.employeeId ? "SELF" : "MANAGER";
  await requireDevelopment(context, source === "SELF" ? "self-assess" : "assess", employeeId);
  const asked = await requireLevel(context, level);
  const { versionId, archived } = await requireCompetency(context, competencyId);
  if (archived) throw invalid("develop.archived", "Out of use.", { fields: { level: "develop.archived" } });
  await lockNamed(context, `assess:${employeeId}:${competencyId}`);
  const now = context.clock.now();
  await context.rows(
    sql`update {competency_assessment} set superseded_at = ${now} where employee_id = ${employeeId} and competency_id
      = ${competencyId} and source = ${source} and superseded_at is null`,
  );
  context.em.create(CompetencyAssessment, {
    id: context.newId(),
    employeeId,
    competencyId,
    versionId,
    source,
    level: asked.id,
    levelRank: asked.rank,
    comment,
    assessedBy: context.actor.employeeId,
    assessedAt: now,
    supersededAt: null,
  });
  await context.em.flush();
  if (source === "SELF") await endAsk(context, employeeId);
  await writeDown(
    context,
    "develop.assessed",
    { employeeId, competencyId, source },
    { action: "assess", subject: "Development", id: employeeId, detail: { competencyId, source, level: asked.id } },
  );
  return { employeeId, competencyId, source };
}

/** What was asked for is done once nothing that the job asks for is left without a word since. */
async function endAsk(context: Context, employeeId: string): Promise<void> {
  await context.rows(sql`update {self_assessment_ask} ask set done_at = ${context.clock.now()} where ask.employee_id
    = ${employeeId} and ask.done_at is null
    and not exists (${openSelfAssessments(context, sql`ask.employee_id`, sql`ask.asked_at`)})`);
}
