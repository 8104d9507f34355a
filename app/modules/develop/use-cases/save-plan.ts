import type { z } from "zod";
import { inputOf } from "#app/modules/records/index.ts";
import { isPresent } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { planFields } from "../develop-fields.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import { GrowthPlan } from "../data/entities.ts";
import { holdPlan, planFacts } from "../data/plan-record.ts";
import { ids } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const savePlanInput = inputOf(planFields).extend({ employeeId: ids.employee, version: versionRead });
export type SavePlanInput = z.output<typeof savePlanInput>;

/** The growth plan of a person begins, or says something else. A change of what was agreed is to be agreed again. */
export async function savePlan(
  context: Context,
  { employeeId, mentorId, targetOn, note, version }: SavePlanInput,
): Promise<{ planId: string }> {
  await requireDevelopmentOrPlan(context, employeeId);
  await requireMentor(context, employeeId, mentorId);
  const found = await firstRow<{ id: string; mentorId: string | null }>(
    context,
    sql`select id, mentor_id as "mentorId" from {growth_plan} where employee_id = ${employeeId} and state <> 'CLOSED'`,
  );
  const planId = found?.id ?? context.newId();
  const former = found?.mentorId ?? null;
  const said = { mentorId, targetOn, note };
  if (found) {
    const plan = await holdPlan(context, "edit", planId, version);
    Object.assign(plan, said);
    reopen(plan);
  } else
    context.em.create(GrowthPlan, {
      id: planId,
      employeeId,
      ...said,
      state: "DRAFT",
      agreedBy: null,
      agreedAt: null,
      createdAt: context.clock.now(),
    } as never);
  await context.em.flush();
  await tellPlan(context, { planId, employeeId, mentorId, change: found ? "EDITED" : "STARTED" });
  if (mentorId && mentorId !== former)
    await writeDown(
      context,
      "develop.mentor-named",
      { employeeId, planId, mentorId },
      { action: "name-mentor", subject: "GrowthPlan", id: planId, detail: { mentorId } },
    );
  return { planId };
}

/** What was agreed and is changed is a draft again. */
export function reopen(plan: { state: string; agreedBy?: string | null; agreedAt?: Date | null }): void {
  if (plan.state !== "AGREED" && plan.state !== "PROPOSED") return;
  Object.assign(plan, { state: "DRAFT", agreedBy: null, agreedAt: null });
}

async function requireDevelopmentOrPlan(context: Context, employeeId: string): Promise<void> {
  await requireDevelopment(context, "view", employeeId);
  await authorize(context, "edit", await planFacts(context, { employeeId, mentorId: null }));
}

async function requireMentor(context: Context, employeeId: string, mentorId: string | null): Promise<void> {
  if (!mentorId) return;
  const fault = mentorId === employeeId ? "develop.own-mentor" : null;
  const known = await context.rows(
    sql`select from {employee} e where e.id = ${mentorId} and ${isPresent(sql`e.id`, context.today())}`,
  );
  const code = fault ?? (known.length === 0 ? "develop.unknown-person" : null);
  if (code) throw invalid(code, "Not a mentor.", { fields: { mentorId: code } });
}

export function tellPlan(
  context: Context,
  told: { planId: string; employeeId: string; mentorId: string | null; change: string },
): Promise<void> {
  const { planId, change } = told;
  return writeDown(context, "develop.plan-changed", told, {
    action: change === "STARTED" || change === "EDITED" ? "save-plan" : `plan-${change.toLowerCase()}`,
    subject: "GrowthPlan",
    id: planId,
  });
}
