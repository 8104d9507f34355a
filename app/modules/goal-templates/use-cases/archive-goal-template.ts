import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { refusingTakenTemplate, requireGoalTemplate } from "../data/goal-template-record.ts";
import { templateSaved } from "../events.ts";
import { oneGoalTemplate } from "./goal-template-input.ts";
import { sql } from "#tenancy/sql.ts";

export const archiveGoalTemplateInput = oneGoalTemplate.extend({
  archived: z.stringbool().or(z.boolean()).describe("Whether it is out of use."),
});

/** Takes a template off the list, or brings it back; goals that were made of it stay. */
export async function archiveGoalTemplate(
  context: Context,
  { templateId, archived }: z.output<typeof archiveGoalTemplateInput>,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "GoalTemplate" });
  await requireGoalTemplate(context, templateId, { held: true });
  await refusingTakenTemplate(
    context.rows(
      sql`update {goal_template} set archived_at = ${archived ? context.clock.now() : null} where id = ${templateId}`,
    ),
  );
  await recordEvent(context, templateSaved(templateId));
  await writeAuditEntry(context, {
    action: archived ? "goals.archive-goal-template" : "goals.restore-goal-template",
    subjectType: "GoalTemplate",
    subjectId: templateId,
  });
  return { templateId };
}
