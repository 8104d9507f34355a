import { sheetAnswer } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportInput, exportPoints } from "../queries/exports.ts";

/** How people stand, or their ledgers, as a file. */
export const loader = page({
  can: feature("POINTS"),
  input: exportInput,
  load: async (context, { what, scope, format }) => {
    const name = `points-${what}-${context.today()}`;
    return sheetAnswer(await exportPoints(context, what, scope), name, format, context.actor.language);
  },
});
