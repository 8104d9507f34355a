import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { requireCohortsToRestOn } from "#app/modules/audiences/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { forgetTemplates, insertTemplate, requireTemplate, updateTemplate } from "../data/template-record.ts";
import { differences } from "../domain/template-differences.ts";
import { goalTemplateSchema, saysWhatIsMine } from "../domain/template.ts";
import { goalEvent } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

/** `version` is the one the changes were made on: whoever comes second is told instead of undoing the first unseen. */
export const saveAccessTemplateInput = z.object({
  version: z.number().int().min(0).describe("Counts the changes of the record; the next change must bring it."),
  template: goalTemplateSchema.describe("The names, defaults and privileges of the template."),
  /** One beside the company's own; without it, the company's own. */
  templateId: ids.template.optional(),
  /** Whom one beside the company's own is applied to; left out, it stays applied to whom it is. */
  cohortIds: z.array(z.uuid()).max(20).optional().describe("The cohorts it is applied to; at most 20."),
});
export type SaveAccessTemplateInput = z.output<typeof saveAccessTemplateInput>;

/** Changes names, defaults and who may do what with goals; it holds from the next request on. */
export async function saveAccessTemplate(
  context: Context,
  { version, template, templateId: asked, cohortIds }: SaveAccessTemplateInput,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "GoalAccessTemplate" });
  if (!saysWhatIsMine(template))
    throw invalid("goals.template-mine-empty", "My goals would hold nothing.", {
      fields: { includeOwnerGoals: "goals.template-mine-empty" },
    });
  const stored = await requireTemplate(context, asked ?? null);
  const templateId = stored.id ?? (await insertTemplate(context, template));
  const saved =
    stored.version === version &&
    (stored.id === null || (await updateTemplate(context, { id: stored.id, version, template })));
  if (!saved)
    throw conflict("goals.template-changed-meanwhile", "Somebody else has saved the access template meanwhile.", {
      params: { version: stored.version },
    });
  if (cohortIds && !stored.isDefault) await applyTo(context, templateId, cohortIds);
  await recordEvent(context, goalEvent("goals.template-saved", { templateId }));
  await writeAuditEntry(context, {
    action: "goals.save-access-template",
    subjectType: "GoalAccessTemplate",
    subjectId: templateId,
    detail: { differences: differences(stored.template, template), ...(cohortIds ? { cohortIds } : {}) },
  });
  return { version: version + 1 };
}

/** A template may be applied to cohorts that are shared and tell no private fact. */
export function authorizeAudience(context: Context, cohortIds: readonly string[], field = "cohortIds"): Promise<void> {
  return requireCohortsToRestOn(context, cohortIds, field);
}

/** Applies a template to these cohorts in place of those it is applied to. */
async function applyTo(context: Context, templateId: string, cohortIds: readonly string[]): Promise<void> {
  await authorizeAudience(context, cohortIds);
  await context.rows(
    sql`delete from {goal_access_template_cohort} where template_id = ${templateId} and cohort_id <> all(${cohortIds}::uuid[])`,
  );
  await context.rows(
    sql`insert into {goal_access_template_cohort} (template_id, cohort_id)
      select ${templateId}, unnest(${[...new Set(cohortIds)]}::uuid[]) on conflict do nothing`,
  );
  forgetTemplates(context);
}
