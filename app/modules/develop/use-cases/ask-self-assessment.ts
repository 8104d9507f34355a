import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { addDays } from "#app/platform/time/days.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import { ids } from "../domain/ids.ts";
import { dayInput } from "./develop-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const askSelfAssessmentInput = z.object({
  employeeId: ids.employee,
  dueOn: dayInput.describe("By which day, as `2026-12-04`; two weeks from today where it is left out."),
});

/** Who leads somebody asks them where they see themselves. Asking again moves the day. */
export async function askSelfAssessment(
  context: Context,
  { employeeId, dueOn }: z.output<typeof askSelfAssessmentInput>,
): Promise<{ employeeId: string; dueOn: string }> {
  await requireDevelopment(context, "assess", employeeId);
  const by = dueOn ?? addDays(context.today(), 14);
  if (by < context.today()) throw invalid("develop.in-past", "In the past.", { fields: { dueOn: "develop.in-past" } });
  await context.rows(
    sql`insert into {self_assessment_ask} (id, employee_id, asked_by, asked_at, due_on)
      values (${context.newId()}, ${employeeId}, ${context.actor.employeeId}, ${context.clock.now()}, ${by})
      on conflict (employee_id) where done_at is null do update set due_on = excluded.due_on, asked_by = excluded.asked_by`,
  );
  await writeDown(
    context,
    "develop.self-assessment-asked",
    { employeeId, dueOn: by },
    { action: "ask-self-assessment", subject: "Development", id: employeeId, detail: { dueOn: by } },
  );
  return { employeeId, dueOn: by };
}
