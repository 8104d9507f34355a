import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportBoard, exportBoardInput } from "../queries/export-board.ts";

/** A group's ratings as a file. */
export const loader = page({
  can: all(feature("REVIEW"), mayEver("view", "CalibrationGroup")),
  input: exportBoardInput.extend({ format: sheetFormatInput }),
  load: async (context, { format, ...input }) =>
    sheetAnswer(await exportBoard(context, input), `calibration-${context.today()}`, format, context.actor),
});
