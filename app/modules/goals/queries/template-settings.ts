import { z } from "zod";
import { audienceChoices, type AudienceChoices } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireTemplate } from "../data/template-record.ts";
import type { GoalTemplate } from "../domain/template.ts";
import { templateList, type ListedTemplate } from "./template-list.ts";

export const templateSettingsInput = z.object({ template: z.uuid().optional() });

export type TemplateSettings = {
  /** Null for the company's own. */
  templateId: string | null;
  version: number;
  template: GoalTemplate;
  cohortIds: readonly string[];
  list: ListedTemplate[];
  /** The cohorts a template can be applied to. */
  choices: AudienceChoices;
};

/** The access templates in their order, and one of them to be changed: the company's own unless another is named. */
export async function templateSettings(
  context: Context,
  { template: asked }: z.output<typeof templateSettingsInput>,
): Promise<TemplateSettings> {
  const { version, template, cohortIds } = await requireTemplate(context, asked ?? null);
  return {
    templateId: asked ?? null,
    version,
    template,
    cohortIds,
    list: await templateList(context),
    choices: await audienceChoices(context, {}, { resting: true }),
  };
}
