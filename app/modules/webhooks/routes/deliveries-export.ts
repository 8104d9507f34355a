import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { deliveryListExport } from "../queries/export-deliveries.ts";

/** What was sent to a webhook as a file. */
export const loader = exportLoader(deliveryListExport);
