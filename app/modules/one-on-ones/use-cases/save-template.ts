import type { InferEntity } from "@mikro-orm/core";
import { z } from "zod";
import { linesInput, textInput } from "#app/platform/http/typed-input.ts";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { OneOnOneTemplate } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { archivedInput } from "./one-on-one-input.ts";

const pointsInput = linesInput().describe("The talking points, one a line; at most 30.");

export const saveTemplateInput = z.object({
  templateId: ids.template.optional(),
  name: textInput({ most: 120, missing: "one-on-ones.name-needed", tooLong: "one-on-ones.too-long" }).describe(
    "What the template is called.",
  ),
  points: pointsInput,
  version: versionRead,
});

const templates = catalogueOf<InferEntity<typeof OneOnOneTemplate>, { name: string; points: string[] }>({
  entity: OneOnOneTemplate,
  room: "one-on-ones",
  noun: "template",
  subject: "OneOnOneTemplate",
  right: "OneOnOneSettings",
  told: { stays: true },
});

/** A template of the company is there, or is another. */
export async function saveTemplate(
  context: Context,
  { templateId, name, points, version }: z.output<typeof saveTemplateInput>,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "OneOnOneSettings" });
  const long = points.length > 30 || points.some((one) => one.length > 500);
  const fault = points.length === 0 ? "one-on-ones.point-needed" : long ? "one-on-ones.too-long" : null;
  if (fault) throw invalid(fault, "The talking points do not fit.", { fields: { points: fault } });
  return { templateId: await templates.save(context, templateId, { name, points }, version) };
}

export const archiveTemplateInput = z.object({
  templateId: ids.template,
  archived: archivedInput,
});

/** Puts a template away, or brings it back. */
export const archiveTemplate = templates.archiving("templateId");
