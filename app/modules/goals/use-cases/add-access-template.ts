import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { insertTemplate, loadTemplates, requireTemplate } from "../data/template-record.ts";
import { writeDown } from "./write-down.ts";

export const templateName = textInput({ most: 60, missing: "goals.required", tooLong: "goals.too-long" });
export const addAccessTemplateInput = z.object({
  name: templateName.describe("The name as people see it."),
  copyOf: z.uuid().optional().describe("The template to copy; left out, the company's own."),
});
export type AddAccessTemplateInput = z.output<typeof addAccessTemplateInput>;

const mostTemplates = 50;

/** Another access template beside the company's own, as a copy, applied to nobody yet: it changes nothing until it is. */
export async function addAccessTemplate(
  context: Context,
  { name, copyOf }: AddAccessTemplateInput,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "GoalAccessTemplate" });
  await lockTemplates(context);
  const all = await loadTemplates(context);
  if (all.length >= mostTemplates)
    throw conflict("goals.template-limit", "There are as many templates as there may be.");
  if (all.some(({ template }) => template.name.toLowerCase() === name.toLowerCase()))
    throw conflict("goals.template-name-taken", "There is a template of this name.", {
      fields: { name: "goals.template-name-taken" },
    });
  const { template } = await requireTemplate(context, copyOf ?? null);
  const templateId = await insertTemplate(context, { ...template, name }, { isDefault: false });
  await writeDown(
    context,
    "goals.template-saved",
    { templateId },
    { action: "add-access-template", subject: "GoalAccessTemplate", id: templateId },
  );
  return { templateId };
}

/** Names and order of templates are decided one after another. */
export async function lockTemplates(context: Context): Promise<void> {
  await lockNamed(context, "goal-access-templates");
}
