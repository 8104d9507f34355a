import { z } from "zod";
import { fileAnswer } from "#app/platform/files/file-answer.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { requireReport } from "../data/report-record.ts";
import { ids } from "../domain/ids.ts";
import { reportFileName, reportFormats } from "../domain/report-formats.ts";
import { reportResult } from "../queries/report-result.ts";
import { reportFile } from "../queries/report-sheet.ts";

/** A report as a file, of what its reader may see today. */
export const loader = page({
  can: mayEver("view", "Analytics"),
  input: z.object({ reportId: ids.report, format: z.enum(reportFormats).catch("XLSX").default("XLSX") }),
  load: async (context, { reportId, format }) => {
    const { name, definition } = await requireReport(context, reportId);
    const result = await reportResult(context, definition);
    const bytes = await reportFile(context, { name, result, format });
    return fileAnswer(bytes, reportFileName(name, context.today()), format);
  },
});
