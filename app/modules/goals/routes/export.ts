import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { goalListExport } from "../queries/goal-export.ts";

/** A list of goals as a file. */
export const loader = exportLoader(goalListExport);
