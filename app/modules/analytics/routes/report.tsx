import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ReportScreen } from "../components/reports/report-screen.tsx";
import { ids } from "../domain/ids.ts";
import { reportAddress } from "../domain/report.ts";
import { reportPage } from "../queries/report-page.ts";
import { pinReport, pinReportInput, scheduleReport, scheduleReportInput } from "../use-cases/keep-report.ts";
import { deleteReport, editReport, editReportInput, oneReport } from "../use-cases/save-report.ts";

const can = mayEver("view", "Analytics");

export const loader = page({
  can,
  input: reportAddress.extend({ reportId: ids.report }),
  load: (context, { reportId, ...address }, { url }) =>
    reportPage(context, reportId, new URL(url).searchParams.has("measure") ? address : null),
});
export const action = command({
  can,
  intents: {
    edit: { input: editReportInput, run: editReport },
    pin: { input: pinReportInput, run: pinReport },
    schedule: { input: scheduleReportInput, run: scheduleReport },
    delete: { input: oneReport, run: deleteReport },
  },
});

/** A report that is kept. */
export default function Report() {
  return <ReportScreen page={useLoaderData<typeof loader>()} />;
}
