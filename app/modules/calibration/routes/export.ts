import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { boardExport } from "../queries/export-board.ts";

/** A group's ratings as a file. */
export const loader = exportLoader(boardExport);
