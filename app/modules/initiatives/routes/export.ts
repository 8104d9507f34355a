import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { taskListExport } from "../queries/initiative-export.ts";

/** A list of tasks as a file. */
export const loader = exportLoader(taskListExport);
