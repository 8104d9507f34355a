import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { planExport } from "../queries/plan-file.ts";

/** Lines that are planned, as a file: of those alone whom the reader plans for. */
export const loader = exportLoader(planExport);
