import { sheetAnswer } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportInput, exportJourneys } from "../queries/export-journeys.ts";

/** The journeys of a board as a file. */
export const loader = page({
  can: feature("LIFECYCLE"),
  input: exportInput,
  load: async (context, input) => {
    const name = `lifecycle-${input.scope}-${context.today()}`;
    return sheetAnswer(await exportJourneys(context, input), name, input.format, context.actor);
  },
});
