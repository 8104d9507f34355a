import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { templateListExport } from "../queries/export-templates.ts";

/** Templates of goals as a file, with the filters of the list. */
export const loader = exportLoader(templateListExport);
