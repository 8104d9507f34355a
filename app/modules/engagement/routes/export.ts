import { z } from "zod";
import { sheetAnswer } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportResults } from "../queries/export-results.ts";
import { oneSurvey } from "../use-cases/survey-input.ts";

/** What is told of a survey as a file. */
export const loader = page({
  can: feature("ENGAGEMENT"),
  input: oneSurvey.extend({ format: z.enum(["CSV", "XLSX"]).default("XLSX").catch("XLSX") }),
  load: async (context, { surveyId, format }) =>
    sheetAnswer(await exportResults(context, surveyId), `survey-${context.today()}`, format, context.actor.language),
});
