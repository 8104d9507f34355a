import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { analyticsPlaces } from "../analytics-places.ts";
import { ReportScreen } from "../components/reports/report-screen.tsx";
import { reportAddress } from "../domain/report.ts";
import { newReportPage } from "../queries/report-page.ts";
import { createReport, saveReportInput } from "../use-cases/save-report.ts";

const can = mayEver("view", "Analytics");

export const loader = page({ can, input: reportAddress, load: newReportPage });
export const action = command({
  can,
  intents: {
    create: {
      input: saveReportInput,
      run: createReport,
      redirectTo: ({ reportId }) => analyticsPlaces.report(reportId),
    },
  },
});

/** A report that is being made: its address is what it asks. */
export default function NewReport() {
  return <ReportScreen page={useLoaderData<typeof loader>()} />;
}
