import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { insertTemplate, loadTemplate, updateTemplate } from "../data/template-record.ts";
import { differences } from "../domain/template-differences.ts";
import { goalTemplateSchema } from "../domain/template.ts";
import { goalEvent } from "../events.ts";

/** `version` is the one the changes were made on: whoever comes second is told instead of undoing the first unseen. */
export const saveAccessTemplateInput = z.object({ version: z.number().int().min(0), template: goalTemplateSchema });
export type SaveAccessTemplateInput = z.output<typeof saveAccessTemplateInput>;

/** Changes names, defaults and who may do what with goals; it holds from the next request on. */
export async function saveAccessTemplate(context: Context, { version, template }: SaveAccessTemplateInput): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "GoalAccessTemplate" });
  const stored = await loadTemplate(context);
  const templateId = stored.id ?? (await insertTemplate(context, template));
  const saved = stored.version === version && (stored.id === null || (await updateTemplate(context, { id: stored.id, version, template })));
  if (!saved) throw conflict("goals.template-changed-meanwhile", "Somebody else has saved the access template meanwhile.");
  await recordEvent(context, goalEvent("goals.template-saved", { templateId }));
  await writeAuditEntry(context, {
    action: "goals.save-access-template", subjectType: "GoalAccessTemplate", subjectId: templateId,
    detail: { differences: differences(stored.template, template) },
  });
  return { version: version + 1 };
}
