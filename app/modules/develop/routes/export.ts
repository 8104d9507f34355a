import { fileAnswer } from "#app/platform/files/file-answer.ts";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportForPeople } from "../queries/export-file.ts";
import { exportDevelopment, exportInput } from "../queries/exports.ts";

/** Standings, level-ups or the library as a file. */
export const loader = page({
  can: feature("COMPETENCY_IDP"),
  input: exportInput,
  load: async (context, { format, ...asked }) => {
    const name = `development-${asked.what}-${context.today()}`;
    const sheet = await exportDevelopment(context, asked);
    if (format === "CSV") return csvAnswer(sheet, name);
    return fileAnswer(await exportForPeople(context, sheet, { format, ...asked }), name, format);
  },
});
