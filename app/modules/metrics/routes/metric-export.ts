import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { metricExport } from "../queries/metric-export.ts";

/** A metric's values as a file. */
export const loader = exportLoader(metricExport);
