import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { readElements, type Element } from "../domain/elements.ts";
import { ids } from "../domain/ids.ts";
import { saveTemplate, saveTemplateInput } from "./save-template.ts";
import { sql } from "#tenancy/sql.ts";

export const duplicateTemplateInput = z.object({ templateId: ids.template, name: saveTemplateInput.shape.name });

/** Another template with the same elements, to be changed by itself. */
export async function duplicateTemplate(
  context: Context,
  { templateId, name }: z.output<typeof duplicateTemplateInput>,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "ReviewTemplate" });
  const from = await firstRow<{ elements: Element[] }>(
    context,
    sql`select elements from {review_template} where id = ${templateId}`,
  );
  if (!from) throw notFound("ReviewTemplate");
  return saveTemplate(context, { name, elements: readElements(from.elements), version: undefined });
}
