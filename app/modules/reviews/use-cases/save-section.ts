import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { requireCycle } from "../data/cycle-record.ts";
import { ReviewCycle } from "../data/entities.ts";
import { readSettings } from "../domain/cycle-settings.ts";
import { ids } from "../domain/ids.ts";
import { furthest, sectionSchemas, wizardSteps, type WizardStep } from "../domain/wizard.ts";
import { createCycleInput } from "./create-cycle.ts";
import { writeDown } from "./write-down.ts";

export const saveSectionInput = z.object({
  cycleId: ids.cycle,
  step: z.enum(wizardSteps).describe("Which section of the wizard is saved."),
  /** The section as JSON, so that empty lists and untouched boxes say what they are. */
  settings: z
    .string()
    .max(2_000_000)
    .default("{}")
    .transform((text, check) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        check.addIssue({ code: "custom", message: "reviews.unreadable" });
        return z.NEVER;
      }
    })
    .describe("What the section says, as JSON."),
  name: createCycleInput.shape.name.optional(),
  periodStartsOn: z.iso.date({ error: "reviews.day-needed" }).optional().describe("The first day that is reviewed."),
  periodEndsOn: z.iso.date({ error: "reviews.day-needed" }).optional().describe("The last day that is reviewed."),
  version: versionRead,
});

/** Keeps one section of a draft; the others stay. */
export async function saveSection(
  context: Context,
  { cycleId, step, settings, name, periodStartsOn, periodEndsOn, version }: z.output<typeof saveSectionInput>,
): Promise<{ cycleId: string; version: number; step: WizardStep }> {
  const cycle = await requireCycle(context, "edit", cycleId);
  const record = await holdRecord(
    context,
    ReviewCycle,
    { id: cycleId },
    { version, subject: "ReviewCycle", changedBy: ["reviews.save-section"] },
  );
  if (record.state !== "DRAFT") throw conflict("reviews.already-launched", "What was launched stays as it was.");
  const read = sectionSchemas[step].safeParse(settings);
  if (!read.success)
    throw invalid("reviews.section-faulty", "The section does not fit.", { fields: fieldsOf(read.error) });
  record.settings = { ...readSettings(cycle.settings), ...read.data };
  if (name !== undefined) record.name = name;
  if (periodStartsOn) record.periodStartsOn = periodStartsOn;
  if (periodEndsOn) record.periodEndsOn = periodEndsOn;
  if (record.periodStartsOn > record.periodEndsOn)
    throw invalid("reviews.period-order", "It would end before it begins.", {
      fields: { periodEndsOn: "reviews.period-order" },
    });
  record.step = furthest(record.step as WizardStep, step);
  await context.em.flush();
  await writeDown(
    context,
    "reviews.cycle-saved",
    { cycleId },
    { action: "save-section", subject: "ReviewCycle", id: cycleId, detail: { step } },
  );
  return { cycleId, version: record.version, step };
}

function fieldsOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, message }) => [
      path.join("."),
      message.startsWith("reviews.") ? message : "reviews.section-faulty",
    ]),
  );
}
