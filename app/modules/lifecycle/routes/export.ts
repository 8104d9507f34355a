import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { journeyListExport } from "../queries/export-journeys.ts";

/** The journeys of a board as a file. */
export const loader = exportLoader(journeyListExport);
