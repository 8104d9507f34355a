import type { CycleSettings } from "./cycle-settings.ts";

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

/** Which parts of the settings each section holds. */
export const sectionParts = {
  details: ["details"],
  reviewees: ["reviewees"],
  reviewers: ["reviewers"],
  elements: ["forms"],
  filling: ["filling"],
  calibration: ["calibration"],
  sharing: ["sharing"],
  timelines: ["timelines", "reminders"],
  validation: ["acknowledged"],
  summary: [],
} as const satisfies Record<WizardStep, readonly (keyof CycleSettings)[]>;

/** The furthest of two sections. */
export function furthest(a: WizardStep, b: WizardStep): WizardStep {
  return wizardSteps.indexOf(a) >= wizardSteps.indexOf(b) ? a : b;
}
