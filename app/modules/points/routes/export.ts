import { fileAnswer } from "#app/platform/files/file-answer.ts";
import { sheetAnswer } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportInput, exportPoints } from "../queries/exports.ts";
import { printedPoints } from "../queries/ledger-file.ts";

/** How people stand, or their ledgers, as a file; or the points of one person for print. */
export const loader = page({
  can: feature("POINTS"),
  input: exportInput,
  load: async (context, { what, scope, format, employeeId }) => {
    if (employeeId) return fileAnswer(await printedPoints(context, employeeId), `points-${context.today()}`, "PDF");
    const name = `points-${what}-${context.today()}`;
    return sheetAnswer(await exportPoints(context, what, scope), name, format, context.actor);
  },
});
