import type { InferEntity } from "@mikro-orm/core";
import { z } from "zod";
import { textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { ReviewTemplate } from "../data/entities.ts";
import { elementsSchema, faultsOf, withIds, type Element } from "../domain/elements.ts";
import { ids } from "../domain/ids.ts";

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
  name: textInput({ most: 120, missing: "reviews.needed", tooLong: "reviews.too-long" }).describe(
    "What the template is called.",
  ),
  elements: elementsInput.describe("The parts of the form, in order."),
  version: versionRead,
});

const templates = catalogueOf<InferEntity<typeof ReviewTemplate>, { name: string; elements: Element[] }>({
  entity: ReviewTemplate,
  room: "reviews",
  noun: "template",
  subject: "ReviewTemplate",
  right: "ReviewTemplate",
  told: { stays: true },
});

/** A template is there, or is another. */
export async function saveTemplate(
  context: Context,
  { templateId, name, elements: sent, version }: z.output<typeof saveTemplateInput>,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "ReviewTemplate" });
  const elements = withIds(sent, context.newId);
  const [fault] = faultsOf(elements);
  if (fault) throw invalid(fault, "The form does not hold together.", { fields: { elements: fault } });
  return { templateId: await templates.save(context, templateId, { name, elements }, version) };
}

export const archiveTemplateInput = z.object({
  templateId: ids.template,
  archived: tickInput.default(true).describe("Whether it is put away."),
});

/** Puts a template away, or brings it back. */
export const archiveTemplate = templates.archiving("templateId");
