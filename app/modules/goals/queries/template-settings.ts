import { z } from "zod";
import type { AudienceRule } from "#app/modules/audiences/domain.ts";
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
  audience: AudienceRule;
  list: ListedTemplate[];
  /** What an audience of it can be chosen of. */
  choices: AudienceChoices;
};

/** The access templates in their order, and one of them to be changed: the company's own unless another is named. */
export async function templateSettings(
  context: Context,
  { template: asked }: z.output<typeof templateSettingsInput>,
): Promise<TemplateSettings> {
  const { version, template, audience } = await requireTemplate(context, asked ?? null);
  return {
    templateId: asked ?? null,
    version,
    template,
    audience,
    list: await templateList(context),
    choices: await audienceChoices(context, audience, { resting: true }),
  };
}
