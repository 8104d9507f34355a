import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { runListExport } from "../queries/export-runs.ts";

/** The runs of a connector as a file. */
export const loader = exportLoader(runListExport);
