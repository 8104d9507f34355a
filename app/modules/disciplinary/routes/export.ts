import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { noteListExport } from "../queries/export.ts";

/** A list of notes as a file. */
export const loader = exportLoader(noteListExport);
