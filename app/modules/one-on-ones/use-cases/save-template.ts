import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { OneOnOneTemplate } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";

const pointsInput = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/\r?\n/))])
  .transform((lines) => lines.map((line) => line.trim().normalize("NFC")).filter(Boolean))
  .describe("The talking points, one a line; at most 30.");

export const saveTemplateInput = z.object({
  templateId: ids.template.optional(),
  name: z
    .string({ error: "one-on-ones.name-needed" })
    .trim()
    .min(1, { error: "one-on-ones.name-needed" })
    .max(120, { error: "one-on-ones.too-long" })
    .describe("What the template is called."),
  points: pointsInput,
  version: versionRead,
});

/** A template of the company is there, or is another. */
export async function saveTemplate(
  context: Context,
  { templateId, name, points, version }: z.output<typeof saveTemplateInput>,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "OneOnOneSettings" });
  const fault =
    points.length === 0
      ? "one-on-ones.point-needed"
      : points.length > 30 || points.some((one) => one.length > 500)
        ? "one-on-ones.too-long"
        : null;
  if (fault) throw invalid(fault, "The talking points do not fit.", { fields: { points: fault } });
  const id = templateId ?? context.newId();
  if (templateId) {
    const record = await hold(context, templateId, version);
    Object.assign(record, { name, points });
  } else {
    context.em.create(OneOnOneTemplate, {
      id,
      name,
      points,
      createdBy: context.actor.employeeId,
      createdAt: context.clock.now(),
    } as never);
  }
  await context.em.flush();
  await tell(context, id, templateId ? "EDITED" : "ADDED");
  return { templateId: id };
}

export const archiveTemplateInput = z.object({
  templateId: ids.template,
  archived: z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]).default(true),
});

/** Puts a template away, or brings it back. */
export async function archiveTemplate(
  context: Context,
  { templateId, archived }: z.output<typeof archiveTemplateInput>,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "OneOnOneSettings" });
  const record = await hold(context, templateId, undefined);
  record.archivedAt = archived ? context.clock.now() : null;
  await context.em.flush();
  await tell(context, templateId, archived ? "ARCHIVED" : "BROUGHT_BACK");
  return { templateId };
}

function hold(context: Context, templateId: string, version: number | undefined) {
  return holdRecord(
    context,
    OneOnOneTemplate,
    { id: templateId },
    { version, subject: "OneOnOneTemplate", changedBy: ["one-on-ones.template-edited"] },
  );
}

function tell(context: Context, templateId: string, change: string): Promise<void> {
  return writeDown(
    context,
    "one-on-ones.template-changed",
    { templateId, change },
    { action: `template-${change.toLowerCase().replace("_", "-")}`, subject: "OneOnOneTemplate", id: templateId },
  );
}
