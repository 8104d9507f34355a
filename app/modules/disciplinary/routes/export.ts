import { sheetAnswer } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportInput, exportNotes } from "../queries/export.ts";

/** A list of notes as a file. */
export const loader = page({
  can: feature("DISCIPLINARY_ACTION"),
  input: exportInput,
  load: async (context, asked) =>
    sheetAnswer(
      await exportNotes(context, asked),
      `disciplinary-${asked.shelf}-${context.today()}`,
      asked.format,
      context.actor,
    ),
});
