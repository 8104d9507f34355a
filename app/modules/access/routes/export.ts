import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { adminListExport } from "../queries/export-admins.ts";

/** Who holds which access as a file, with the filters of the list. */
export const loader = exportLoader(adminListExport);
