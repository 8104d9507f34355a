import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { handOverExport } from "../queries/hand-over.ts";

/** The raises of a published cycle, for payroll. */
export const loader = exportLoader(handOverExport);
