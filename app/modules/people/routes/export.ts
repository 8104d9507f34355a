import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { employeeListExport } from "../queries/export-employees.ts";

/** A list of people as a file, with the filters of the screen it was asked from. */
export const loader = exportLoader(employeeListExport);
