import { z } from "zod";
import { contentTypes } from "#app/platform/files/file-kinds.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { pageTask } from "#app/platform/tasks/page-task.ts";
import { requireReport } from "../data/report-record.ts";
import { ids } from "../domain/ids.ts";
import { reportFileName, reportFormats } from "../domain/report-formats.ts";
import { reportResult } from "../queries/report-result.ts";
import { reportFile } from "../queries/report-sheet.ts";

export const reportFileInput = z.object({
  reportId: ids.report,
  format: z.enum(reportFormats).default("XLSX").describe("The kind of file."),
});

const fault = "platform.export-fault";

/** A report as a file, of what whoever asks may see of it. */
export const reportFileTask = pageTask({
  kind: "analytics.report-file",
  lane: "exports",
  input: reportFileInput,
  can: mayEver("view", "Analytics"),
  codes: { fault, stalled: fault, busy: "platform.export-busy" },
  work: (run, { reportId, format }) =>
    run.finish(async (context) => {
      const { name, definition } = await requireReport(context, reportId);
      const result = await reportResult(context, definition);
      const content = await reportFile(context, { name, result, format });
      const fileName = `${reportFileName(name, context.today())}.${format.toLowerCase()}`;
      return {
        result: { rowCount: result.rows.length + result.trend.length },
        file: { name: fileName, type: contentTypes[format], content },
      };
    }),
});
