import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportDevelopment, exportInput } from "../queries/exports.ts";

/** Standings, level-ups or the library as a file. */
export const loader = page({
  can: feature("COMPETENCY_IDP"),
  input: exportInput,
  load: async (context, input) =>
    csvAnswer(await exportDevelopment(context, input), `development-${input.what}-${context.today()}`),
});
