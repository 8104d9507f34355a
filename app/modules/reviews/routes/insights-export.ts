import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportInsights } from "../queries/export-insights.ts";
import { scopedInsights } from "../queries/insights.ts";

/** The numbers of a cycle as a file. */
export const loader = page({
  can: feature("REVIEW"),
  input: scopedInsights.extend({ format: sheetFormatInput }),
  load: async (context, { format, ...input }) =>
    sheetAnswer(await exportInsights(context, input), `review-insights-${context.today()}`, format, context.actor),
});
