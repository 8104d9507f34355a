import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { tagListExport } from "../queries/export-tags.ts";

/** The tags of a kind as a file. */
export const loader = exportLoader(tagListExport);
