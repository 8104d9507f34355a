import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { refusingTakenTemplate } from "../data/goal-template-record.ts";
import { requireTimeFrame } from "#app/modules/goals/index.ts";
import { keepParts } from "../domain/goal-template.ts";
import { templateSaved } from "../events.ts";
import type { GoalTemplateInput } from "./goal-template-input.ts";
import { sql } from "#tenancy/sql.ts";

/** Writes down what can be given to everybody of a cohort; nobody has it yet. */
export async function createGoalTemplate(
  context: Context,
  { title, description, level, timeFrame, visibility, keyResults }: GoalTemplateInput,
): Promise<{ templateId: string }> {
  await authorize(context, "create", { kind: "GoalTemplate" });
  await requireTimeFrame(context, timeFrame);
  const templateId = context.newId();
  const now = context.clock.now();
  const parts = keepParts([], keyResults, () => context.newId());
  await refusingTakenTemplate(
    context.rows(
      sql`insert into {goal_template} (id, title, description, level, time_frame, visibility, key_results, created_by,
        created_at, updated_at) values (${templateId}, ${title}, ${description}, ${level}, ${timeFrame}, ${visibility},
        ${JSON.stringify(parts)}::jsonb, ${context.actor.employeeId}, ${now}, ${now})`,
    ),
  );
  await recordEvent(context, templateSaved(templateId));
  await writeAuditEntry(context, {
    action: "goals.create-goal-template",
    subjectType: "GoalTemplate",
    subjectId: templateId,
    detail: { level, timeFrame },
  });
  return { templateId };
}
