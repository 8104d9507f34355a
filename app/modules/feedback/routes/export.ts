import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { feedbackListExport } from "../queries/feedback-export.ts";

/** A list of feedback as a file. */
export const loader = exportLoader(feedbackListExport);
