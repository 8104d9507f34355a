import { z } from "zod";
import { fileAnswer } from "#app/platform/files/file-answer.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { answerExport } from "#app/platform/tasks/export-loader.ts";
import { exportInput, pointsExport } from "../queries/exports.ts";
import { printedPoints } from "../queries/ledger-file.ts";

/** How people stand, or their ledgers, as a file; or the points of one person for print. */
export const loader = page({
  can: feature("POINTS"),
  input: z.looseObject({ employeeId: exportInput.shape.employeeId }),
  load: async (context, said, _request, scope) => {
    const { employeeId } = said;
    if (employeeId) return fileAnswer(await printedPoints(context, employeeId), `points-${context.today()}`, "PDF");
    return answerExport(context, pointsExport, said, scope);
  },
});
