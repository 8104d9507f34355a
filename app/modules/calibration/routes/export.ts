import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportBoard, exportBoardInput } from "../queries/export-board.ts";

/** A group's ratings as a file. */
export const loader = page({
  can: all(feature("REVIEW"), mayEver("view", "CalibrationGroup")),
  input: exportBoardInput,
  load: async (context, input) => csvAnswer(await exportBoard(context, input), `calibration-${context.today()}`),
});
