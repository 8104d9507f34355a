import type { Context } from "#app/platform/context/context.ts";
import { fiscalYearStartMonth, keepPeriod } from "../data/periods.ts";
import { insertTemplate, loadTemplate } from "../data/template-record.ts";
import { defaultGoalTemplate } from "../domain/template.ts";
import { offeredTimeFrames } from "../domain/time-frame-by-id.ts";

/** What every new company starts with: the default access template and the time frames around today. */
export async function createDefaultSettings(context: Context): Promise<void> {
  if ((await loadTemplate(context)).id === null) await insertTemplate(context, defaultGoalTemplate);
  for (const frame of offeredTimeFrames(context.today(), await fiscalYearStartMonth(context)))
    await keepPeriod(context, frame);
}
