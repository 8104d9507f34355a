import { z } from "zod";
import { fileAnswer } from "#app/platform/files/file-answer.ts";
import { sheetAnswer } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { resultScopes } from "../engagement-places.ts";
import { exportResults } from "../queries/export-results.ts";
import { insightsInput } from "../queries/insights-page.ts";
import { printedResults } from "../queries/printed-results.ts";
import { oneSurvey } from "../use-cases/survey-input.ts";

/** What is told of a survey as a file: for programs and tables, or as its screen shows it, for print. */
export const loader = page({
  can: feature("ENGAGEMENT"),
  input: insightsInput.extend({
    ...oneSurvey.shape,
    scope: z.enum(resultScopes).default("company").catch("company"),
    format: z.enum(["CSV", "XLSX", "PDF"]).default("XLSX").catch("XLSX"),
  }),
  load: async (context, { scope, format, ...input }) => {
    const name = `survey-${context.today()}`;
    if (format === "PDF") return fileAnswer(await printedResults(context, input, scope), name, "PDF");
    return sheetAnswer(await exportResults(context, { ...input, scope }), name, format, context.actor);
  },
});
