import { z } from "zod";
import { optionsTyped } from "#app/modules/questionnaires/domain.ts";
import { saysNobody } from "#app/modules/audiences/domain.ts";
import { requireAudience, requireFinishedAudience } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { requireCycle, type CycleRecord } from "../data/cycle-record.ts";
import { ReviewCycle } from "../data/entities.ts";
import {
  acknowledgedSchema,
  calibrationSchema,
  detailsSchema,
  fillingSchema,
  formsSchema,
  readSettings,
  remindersSchema,
  revieweesSchema,
  reviewersSchema,
  sharingSchema,
  timelinesSchema,
  type CycleSettings,
} from "../domain/cycle-settings.ts";
import { shownDifferences } from "../domain/shown-grid.ts";
import { ids } from "../domain/ids.ts";
import type { Option } from "../domain/elements.ts";
import { keptGrids } from "../domain/rating-of-box.ts";
import type { Provider } from "../domain/providers.ts";
import { faultsOfDates } from "../domain/stage-dates.ts";
import { collapsed, keysOf } from "../domain/visibility.ts";
import { furthest, sectionParts, wizardSteps, type WizardStep } from "../domain/wizard.ts";
import { createCycleInput } from "./create-cycle.ts";
import { askedOfAnybody } from "./launch-cycle.ts";
import { dayInput } from "./review-input.ts";
import { writeDown } from "./write-down.ts";

export const saveSectionInput = z.object({
  cycleId: ids.cycle,
  step: z.enum(wizardSteps).describe("Which section of the wizard is saved; the others stay."),
  details: detailsSchema.optional().describe("What starts a review."),
  reviewees: revieweesSchema.optional().describe("Who is reviewed."),
  reviewers: reviewersSchema.optional().describe("Who reviews them."),
  forms: formsSchema.optional().describe("By provider, which template they fill in."),
  filling: fillingSchema.optional().describe("What reviewers see while they write."),
  calibration: calibrationSchema.optional().describe("The question and the grid that results are calibrated by."),
  sharing: sharingSchema.optional().describe("How results are shared, and what is shown of them."),
  timelines: timelinesSchema.optional().describe("The days of each stage."),
  reminders: remindersSchema.optional().describe("When reviewers are told."),
  acknowledged: acknowledgedSchema.optional().describe("Which warnings do not keep the cycle from being launched."),
  name: createCycleInput.shape.name.optional(),
  periodStartsOn: dayInput.optional(),
  periodEndsOn: dayInput.optional(),
  version: versionRead,
});
export type SaveSectionInput = z.output<typeof saveSectionInput>;

/** Keeps one section of a draft; the others stay. */
export async function saveSection(
  context: Context,
  { cycleId, step, name, periodStartsOn, periodEndsOn, version, ...parts }: SaveSectionInput,
): Promise<{ cycleId: string; version: number; step: WizardStep }> {
  const cycle = await requireCycle(context, "edit", cycleId);
  const record = await holdRecord(
    context,
    ReviewCycle,
    { id: cycleId },
    { version, subject: "ReviewCycle", changedBy: ["reviews.save-section"] },
  );
  if (record.state !== "DRAFT") throw conflict("reviews.already-launched", "What was launched stays as it was.");
  // Who the cycle is for goes on resting on its cohorts; a draft may say nobody yet.
  if (step === "reviewees" && parts.reviewees) requireFinishedAudience(parts.reviewees, "reviewees.");
  if (step === "reviewees" && parts.reviewees && !saysNobody(parts.reviewees))
    await requireAudience(context, parts.reviewees, { field: "reviewees.", resting: true });
  const next = merged(cycle.settings, parts, step, context.newId);
  record.settings = step === "sharing" ? await withCollapsed(context, { ...cycle, settings: next }) : next;
  if (name !== undefined) record.name = name;
  if (periodStartsOn) record.periodStartsOn = periodStartsOn;
  if (periodEndsOn) record.periodEndsOn = periodEndsOn;
  if (String(record.periodStartsOn) > String(record.periodEndsOn))
    throw invalid("reviews.period-order", "It would end before it begins.", {
      fields: { periodEndsOn: "reviews.period-order" },
    });
  if (step === "timelines") requireDates(next, context.today());
  record.step = furthest(record.step as WizardStep, step);
  await context.em.flush();
  const { sharing } = readSettings(record.settings);
  const shown = step === "sharing" ? { differences: shownDifferences(cycle.settings.sharing, sharing) } : {};
  await writeDown(
    context,
    "reviews.cycle-saved",
    { cycleId },
    { action: "save-section", subject: "ReviewCycle", id: cycleId, detail: { step, ...shown } },
  );
  return { cycleId, version: record.version, step };
}

function requireDates(settings: CycleSettings, today: string): void {
  const fields = faultsOfDates(settings, today);
  if (Object.keys(fields).length > 0) throw invalid("reviews.dates-faulty", "Some days cannot happen.", { fields });
}

/** Every question ticked is all of them, none ticked is none: as they are asked today. */
async function withCollapsed(context: Context, cycle: CycleRecord): Promise<CycleSettings> {
  const { sharing } = cycle.settings;
  const forms = await askedOfAnybody(context, cycle);
  const reviewee = Object.fromEntries(
    Object.entries(sharing.reviewee).map(([provider, shown]) => {
      const keys = keysOf(forms.get(provider as Provider) ?? []);
      const chosen = shown.questions === "SELECTED_QUESTIONS" && keys.length > 0;
      return [provider, chosen ? { ...shown, ...collapsed(shown.selected, keys) } : shown];
    }),
  );
  return { ...cycle.settings, sharing: { ...sharing, reviewee } };
}

/** Who reviews besides, and has no form yet, is asked the same as those who have one. */
function withForms({ forms, reviewers }: CycleSettings): CycleSettings["forms"] {
  const first = reviewers.providers.find((provider) => provider !== "NOMINATOR" && forms[provider]?.templateId);
  if (!first) return forms;
  const asked = { templateId: forms[first]!.templateId, sameAs: "" as const };
  const without = reviewers.providers.filter((provider) => provider !== "NOMINATOR" && !forms[provider]);
  return { ...forms, ...Object.fromEntries(without.map((provider) => [provider, asked])) };
}

/** Lines of the form are matched to the options they were; a program says each id itself. */
function withOptionIds(sent: readonly Option[], kept: readonly Option[], newId: () => string): Option[] {
  if (sent.every(({ id }) => id !== "")) return [...sent];
  return optionsTyped(
    sent.map(({ label }) => label),
    kept,
    newId,
  );
}

/** A question about what follows has words, and something to choose from. */
function requireOutcome({ outcomeOn, outcomeQuestion, outcomeOptions }: CycleSettings["calibration"]): void {
  if (!outcomeOn) return;
  const fields = {
    ...(outcomeQuestion === "" ? { "calibration.outcomeQuestion": "reviews.needed" } : {}),
    ...(outcomeOptions.length < 2 ? { "calibration.outcomeOptions": "reviews.few-options" } : {}),
  };
  const [fault] = Object.values(fields);
  if (fault) throw invalid(fault, "The outcome question is not complete.", { fields });
}

/** Parts of the section alone; boxes of grids of other sizes are kept. */
function merged(
  kept: CycleSettings,
  parts: Partial<CycleSettings>,
  step: WizardStep,
  newId: () => string,
): CycleSettings {
  const next: CycleSettings = { ...kept };
  for (const part of sectionParts[step]) if (parts[part] !== undefined) Object.assign(next, { [part]: parts[part] });
  if (step === "calibration") {
    const options = withOptionIds(next.calibration.options, kept.calibration.options, newId);
    const outcomeOptions = withOptionIds(next.calibration.outcomeOptions, kept.calibration.outcomeOptions, newId);
    requireOutcome({ ...next.calibration, outcomeOptions });
    const calibration = { ...next.calibration, options, outcomeOptions };
    next.calibration = { ...calibration, grids: { ...kept.calibration.grids, ...keptGrids(calibration) } };
  }
  if (step === "reviewers") next.forms = withForms(next);
  // Who is a stakeholder no longer keeps the form that was chosen, should they come back.
  if (step === "elements") next.forms = { ...kept.forms, ...next.forms };
  return next;
}
