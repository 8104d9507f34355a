import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { hasGoals, refusingTakenTemplate, requireGoalTemplate } from "../data/goal-template-record.ts";
import { requireTimeFrame } from "#app/modules/goals/index.ts";
import { keepParts } from "../domain/goal-template.ts";
import { templateSaved } from "../events.ts";
import { goalTemplateInput, oneGoalTemplate } from "./goal-template-input.ts";
import { sql } from "#tenancy/sql.ts";

/** `version` is the one the changes were made on: whoever comes second is told. */
export const editGoalTemplateInput = goalTemplateInput.extend({
  ...oneGoalTemplate.shape,
  version: z.coerce.number().int().min(1).describe("Counts the changes of the record; the next change must bring it."),
});
export type EditGoalTemplateInput = z.output<typeof editGoalTemplateInput>;

/** Changes a template; goals that were made of it follow when they are brought up to date, and keep their time frame and level. */
export async function editGoalTemplate(
  context: Context,
  input: EditGoalTemplateInput,
): Promise<{ templateId: string }> {
  const { templateId, version, title, description, level, timeFrame, visibility, keyResults } = input;
  await authorize(context, "edit", { kind: "GoalTemplate" });
  const before = await requireGoalTemplate(context, templateId, { held: true });
  if (before.version !== version)
    throw conflict("goals.template-changed-meanwhile", "Somebody else has saved the template meanwhile.", {
      params: { version: before.version },
    });
  await requireTimeFrame(context, timeFrame);
  if ((timeFrame !== before.timeFrame || level !== before.level) && (await hasGoals(context, templateId))) {
    const field = timeFrame === before.timeFrame ? "level" : "timeFrame";
    throw invalid("goals.goal-template-fixed", "Goals made of it stay in their time frame and at their level.", {
      fields: { [field]: "goals.goal-template-fixed" },
    });
  }
  const parts = keepParts(before.keyResults, keyResults, () => context.newId());
  await refusingTakenTemplate(
    context.rows(
      sql`update {goal_template} set title = ${title}, description = ${description}, level = ${level},
        time_frame = ${timeFrame}, visibility = ${visibility}, key_results = ${JSON.stringify(parts)}::jsonb,
        updated_at = ${context.clock.now()}, version = version + 1 where id = ${templateId}`,
    ),
  );
  await recordEvent(context, templateSaved(templateId));
  await writeAuditEntry(context, {
    action: "goals.edit-goal-template",
    subjectType: "GoalTemplate",
    subjectId: templateId,
  });
  return { templateId };
}
