import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { memberListExport } from "../queries/export-members.ts";

/** Who can sign in as a file, with the filters of the list. */
export const loader = exportLoader(memberListExport);
