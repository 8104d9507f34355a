import { z } from "zod";
import {
  calibrationSchema,
  detailsSchema,
  fillingSchema,
  formsSchema,
  remindersSchema,
  revieweesSchema,
  reviewersSchema,
  sharingSchema,
  timelinesSchema,
  acknowledgeable,
} from "./cycle-settings.ts";

/** The sections of the wizard, in order, as addresses call them. */
export const wizardSteps = [
  "details",
  "reviewees",
  "reviewers",
  "elements",
  "filling",
  "calibration",
  "sharing",
  "timelines",
  "validation",
  "summary",
] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** What each section may change of the settings. */
export const sectionSchemas = {
  details: z.object({ details: detailsSchema }),
  reviewees: z.object({ reviewees: revieweesSchema }),
  reviewers: z.object({ reviewers: reviewersSchema }),
  elements: z.object({ forms: formsSchema }),
  filling: z.object({ filling: fillingSchema }),
  calibration: z.object({ calibration: calibrationSchema }),
  sharing: z.object({ sharing: sharingSchema }),
  timelines: z.object({ timelines: timelinesSchema, reminders: remindersSchema }),
  validation: z.object({ acknowledged: z.array(z.enum(acknowledgeable)) }),
  summary: z.object({}),
} as const satisfies Record<WizardStep, z.ZodType>;

/** The furthest of two sections. */
export function furthest(a: WizardStep, b: WizardStep): WizardStep {
  return wizardSteps.indexOf(a) >= wizardSteps.indexOf(b) ? a : b;
}
