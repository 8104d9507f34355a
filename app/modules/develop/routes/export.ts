import { fileAnswer } from "#app/platform/files/file-answer.ts";
import { sheetAnswer } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { printedDevelopment } from "../queries/export-file.ts";
import { exportDevelopment, exportInput } from "../queries/exports.ts";

/** Standings, level-ups or the library as a file. */
export const loader = page({
  can: feature("COMPETENCY_IDP"),
  input: exportInput,
  load: async (context, { format, ...asked }) => {
    const name = `development-${asked.what}-${context.today()}`;
    const sheet = await exportDevelopment(context, asked);
    if (format === "PDF") return fileAnswer(await printedDevelopment(context, sheet, asked.what), name, format);
    return sheetAnswer(sheet, name, format, context.actor);
  },
});
