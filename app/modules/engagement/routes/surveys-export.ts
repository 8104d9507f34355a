import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { surveyListExport } from "../queries/export-surveys.ts";

/** The company's surveys as a file. */
export const loader = exportLoader(surveyListExport);
