import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { requireReport } from "../data/report-record.ts";
import { ids } from "../domain/ids.ts";
import { reportFileTask, reportFileInput } from "../jobs/make-report-file.ts";
import { reportResult } from "../queries/report-result.ts";
import { reportsInput, reportsPage } from "../queries/reports-page.ts";
import { pinReport, pinReportInput, scheduleReport, scheduleReportInput } from "../use-cases/keep-report.ts";
import {
  createReport,
  deleteReport,
  editReport,
  editReportInput,
  oneReport,
  restoreReport,
  saveReportInput,
} from "../use-cases/save-report.ts";
import { mayOpen as can } from "./measure-endpoints.ts";
import { reportShape, rowShape, timelineShape, totalShape, wholeReportShape } from "./present.ts";

const done = z.object({ reportId: ids.report });
const path = "/analytics/reports";

/** Reports over `/api/v1`. */
export const reportEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      ...{ method: "GET", path, can },
      summary: "The reports the caller may open: their own, and shared ones; 200 at most.",
      input: pagingInput,
      output: listShape(reportShape),
      run: async (context, paging) => {
        const { reports } = await reportsPage(context, reportsInput.parse({}));
        return pageOfAll(
          reports.map(({ owner: _, ...report }) => report),
          paging,
        );
      },
    }),
  ),
  endpoint({
    ...{ method: "POST", path, can },
    summary: "Keeps a report under a name.",
    input: saveReportInput,
    output: done,
    creates: `${path}/:reportId`,
    run: createReport,
  }),
  endpoint({
    ...{ method: "GET", path: `${path}/:reportId`, can },
    summary: "What a report asks.",
    input: oneReport,
    output: wholeReportShape,
    run: async (context, { reportId }) => {
      const { id, name, shared, definition, version } = await requireReport(context, reportId);
      return { id, name, shared, definition, version };
    },
  }),
  endpoint({
    ...{ method: "GET", path: `${path}/:reportId/result`, can },
    summary: "What a report says to the caller, by their own rights.",
    input: oneReport,
    output: totalShape.extend({
      rows: z.array(rowShape).describe("One a part, 500 at most."),
      quarters: timelineShape.shape.quarters,
    }),
    run: async (context, { reportId }) => {
      const { definition } = await requireReport(context, reportId);
      const { total, days, before, rows, trend } = await reportResult(context, definition);
      return { numbers: total, days, before, rows, quarters: trend };
    },
  }),
  endpoint({
    ...{ method: "PUT", path: `${path}/:reportId`, can },
    summary: "Changes one of the caller's own reports.",
    input: editReportInput,
    output: done,
    run: editReport,
  }),
  endpoint({
    ...{ method: "DELETE", path: `${path}/:reportId`, can },
    summary: "Deletes one of the caller's own reports; it can be restored for a while.",
    input: oneReport.extend({ version: versionRead }),
    output: done,
    run: deleteReport,
  }),
  endpoint({
    ...{ method: "POST", path: `${path}/:reportId/restore`, can },
    summary: "Restores a report that was deleted.",
    input: oneReport,
    output: done,
    run: restoreReport,
  }),
  endpoint({
    ...{ method: "POST", path: `${path}/:reportId/pin`, can },
    summary: "Pins a report to the caller's home page, or unpins it.",
    input: pinReportInput,
    output: done,
    run: pinReport,
  }),
  endpoint({
    ...{ method: "POST", path: `${path}/:reportId/schedule`, can },
    summary: "Has a report come to the caller by mail, or no more.",
    input: scheduleReportInput,
    output: done,
    run: scheduleReport,
  }),
  endpoint({
    ...{ method: "POST", path: `${path}/:reportId/files`, can },
    summary: "Has a report made into a file: /tasks/{taskId} says how far it is, /tasks/{taskId}/file is the file.",
    input: reportFileInput,
    output: z.object({ taskId: ids.task }),
    run: async (context, input) => {
      await requireReport(context, input.reportId);
      return reportFileTask.ask(context, input);
    },
  }),
];
