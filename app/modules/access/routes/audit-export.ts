import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { auditLogExport } from "../queries/export-audit-entries.ts";

/** The audit log as a file, with the filters of the list. */
export const loader = exportLoader(auditLogExport);
