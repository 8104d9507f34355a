import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { reviewListExport } from "../queries/export-reviews.ts";

/** Who is reviewed, how far, and the result that stands, as a file. */
export const loader = exportLoader(reviewListExport);
