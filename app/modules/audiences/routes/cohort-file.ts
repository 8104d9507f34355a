import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { cohortExport } from "../queries/export-cohort.ts";

/** A cohort's people as a file, as the one who asks may know them. */
export const loader = exportLoader(cohortExport);
