import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportInsights } from "../queries/insights-export.ts";
import { feedbackInsightsInput } from "../queries/feedback-insights.ts";

/** The numbers of the insights as a file; what is hidden on the screen is empty in it. */
export const loader = page({
  can: feature("FEEDBACK"),
  input: feedbackInsightsInput.extend({ format: sheetFormatInput }),
  load: async (context, { format, ...input }) =>
    sheetAnswer(await exportInsights(context, input), `feedback-insights-${context.today()}`, format, context.actor),
});
