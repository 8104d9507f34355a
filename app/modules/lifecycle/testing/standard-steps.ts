import { samples } from "../domain/samples.ts";
import type { TemplateStep } from "../domain/steps.ts";

/** The steps of the sample for joiners, without its words. */
export const standardSteps: readonly TemplateStep[] = samples
  .find(({ key }) => key === "hire")!
  .steps.map(({ after = [], ...step }) => ({
    ...{ ...step, after, title: step.key, details: "What is written here.", link: undefined, personId: undefined },
  }));
