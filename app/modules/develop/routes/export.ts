import { z } from "zod";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { fileAnswer } from "#app/platform/files/file-answer.ts";
import { fewRows } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { answeredAtOnce, answerExport } from "#app/platform/tasks/export-loader.ts";
import { printedDevelopment } from "../queries/export-file.ts";
import { developmentExport, exportDevelopment, exportInput } from "../queries/exports.ts";

/** Standings, level-ups or the library as a file. */
export const loader = page({
  can: feature("COMPETENCY_IDP"),
  input: z.looseObject({}),
  load: async (context, said, _request, services) => {
    const read = exportInput.safeParse(said);
    if (!read.success) throw notFound("This address");
    const { format, ...asked } = read.data;
    if (format !== "PDF") return answerExport(context, developmentExport, said, services);
    const { pages, ...rest } = await exportDevelopment(context, asked);
    const rows = await fewRows(pages, answeredAtOnce);
    if (!rows) throw conflict("develop.too-long-to-print", "It is too long to print.");
    const printed = await printedDevelopment(context, { ...rest, rows }, asked.what);
    return fileAnswer(printed, await developmentExport.name(context, { ...asked, format: "CSV" }), format);
  },
});
