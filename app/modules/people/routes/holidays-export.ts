import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { holidayListExport } from "../queries/export-holidays.ts";

/** The company's holidays as a file. */
export const loader = exportLoader(holidayListExport);
