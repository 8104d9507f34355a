import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { keptAudience, saysNobody, type AudienceRule } from "#app/modules/audiences/domain.ts";
import { requireAudience, requireFinishedAudience } from "#app/modules/audiences/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { forgetTemplates, insertTemplate, requireTemplate, updateTemplate } from "../data/template-record.ts";
import { templateAudienceShape } from "../domain/template-audience.ts";
import { differences } from "../domain/template-differences.ts";
import { goalTemplateSchema, saysWhatIsMine } from "../domain/template.ts";
import { lockTemplates } from "./add-access-template.ts";
import { sql } from "#tenancy/sql.ts";

/** `version` is the one the changes were made on: whoever comes second is told instead of undoing the first unseen. */
export const saveAccessTemplateInput = z.object({
  version: z.number().int().min(0).describe("Counts the changes of the record; the next change must bring it."),
  template: goalTemplateSchema.describe("The names, defaults and privileges of the template."),
  /** One beside the company's own; without it, the company's own. */
  templateId: ids.template.optional(),
  /** Whom one beside the company's own is applied to; left out, it stays applied to whom it is. */
  audience: z.object(templateAudienceShape).optional().describe("Whom it is applied to; left out, it stays as it is."),
});
export type SaveAccessTemplateInput = z.output<typeof saveAccessTemplateInput>;

const action = "goals.save-access-template";

/** Changes names, defaults and who may do what with goals; it holds from the next request on. */
export async function saveAccessTemplate(
  context: Context,
  { version, template, templateId: asked, audience }: SaveAccessTemplateInput,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "GoalAccessTemplate" });
  if (!saysWhatIsMine(template))
    throw invalid("goals.template-mine-empty", "My goals would hold nothing.", {
      fields: { includeOwnerGoals: "goals.template-mine-empty" },
    });
  await lockTemplates(context);
  const stored = await requireTemplate(context, asked ?? null);
  await requireUnchanged(context, stored, { version, subject: "GoalAccessTemplate", changedBy: [action] });
  const templateId = stored.id ?? (await insertTemplate(context, template));
  if (stored.id !== null) await updateTemplate(context, stored.id, template);
  if (audience && !stored.isDefault) await applyTo(context, templateId, audience);
  await writeAuditEntry(context, {
    action,
    subjectType: "GoalAccessTemplate",
    subjectId: templateId,
    detail: {
      differences: differences(stored.template, template),
      ...(audience ? { audience: keptAudience(audience) } : {}),
    },
  });
  return { version: version + 1 };
}

/** A template may be applied to cohorts that are shared and tell no private fact; also to nobody yet. */
export async function authorizeAudience(context: Context, audience: AudienceRule, field = "audience."): Promise<void> {
  requireFinishedAudience(audience, field);
  if (!saysNobody(audience)) await requireAudience(context, audience, { field, resting: true });
}

/** Applies a template to this audience in place of whom it is applied to. */
async function applyTo(context: Context, templateId: string, audience: AudienceRule): Promise<void> {
  await authorizeAudience(context, audience);
  await context.rows(
    sql`update {goal_access_template} set audience = ${JSON.stringify(keptAudience(audience))}::jsonb where id = ${templateId}`,
  );
  forgetTemplates(context);
}
