import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { cycleListExport } from "../queries/export-cycles.ts";

/** Review cycles as a file, with the filters of the list. */
export const loader = exportLoader(cycleListExport);
