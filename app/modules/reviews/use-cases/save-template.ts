import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { ReviewTemplate } from "../data/entities.ts";
import { elementsSchema, faultsOf } from "../domain/elements.ts";
import { ids } from "../domain/ids.ts";
import { tickInput } from "./review-input.ts";
import { writeDown } from "./write-down.ts";

/** A form sends the elements as JSON, a program as they are. */
const elementsInput = z.preprocess((value) => {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}, elementsSchema);

export const saveTemplateInput = z.object({
  templateId: ids.template.optional(),
  name: z
    .string({ error: "reviews.needed" })
    .trim()
    .min(1, { error: "reviews.needed" })
    .max(120, { error: "reviews.too-long" })
    .describe("What the template is called."),
  elements: elementsInput.describe("The parts of the form, in order."),
  version: versionRead,
});

/** A template is there, or is another. */
export async function saveTemplate(
  context: Context,
  { templateId, name, elements, version }: z.output<typeof saveTemplateInput>,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "ReviewTemplate" });
  const [fault] = faultsOf(elements);
  if (fault) throw invalid(fault, "The form does not hold together.", { fields: { elements: fault } });
  const id = templateId ?? context.newId();
  if (templateId) Object.assign(await hold(context, templateId, version), { name, elements });
  else
    context.em.create(ReviewTemplate, {
      id,
      name,
      elements,
      createdBy: context.actor.employeeId,
      createdAt: context.clock.now(),
    } as never);
  await context.em.flush();
  await tell(context, id, templateId ? "EDITED" : "ADDED");
  return { templateId: id };
}

export const archiveTemplateInput = z.object({
  templateId: ids.template,
  archived: tickInput.default(true).describe("Whether it is put away."),
});

/** Puts a template away, or brings it back. */
export async function archiveTemplate(
  context: Context,
  { templateId, archived }: z.output<typeof archiveTemplateInput>,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "ReviewTemplate" });
  const record = await hold(context, templateId, undefined);
  record.archivedAt = archived ? context.clock.now() : null;
  await context.em.flush();
  await tell(context, templateId, archived ? "ARCHIVED" : "BROUGHT_BACK");
  return { templateId };
}

function hold(context: Context, templateId: string, version: number | undefined) {
  return holdRecord(
    context,
    ReviewTemplate,
    { id: templateId },
    { version, subject: "ReviewTemplate", changedBy: ["reviews.template-edited"] },
  );
}

function tell(context: Context, templateId: string, change: string): Promise<void> {
  return writeDown(
    context,
    "reviews.template-changed",
    { templateId, change },
    { action: `template-${change.toLowerCase().replace("_", "-")}`, subject: "ReviewTemplate", id: templateId },
  );
}
