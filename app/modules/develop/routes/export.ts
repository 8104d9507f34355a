import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportFile } from "../queries/export-file.ts";
import { exportInput } from "../queries/exports.ts";

/** Standings, level-ups or the library as a file. */
export const loader = page({ can: feature("COMPETENCY_IDP"), input: exportInput, load: exportFile });
