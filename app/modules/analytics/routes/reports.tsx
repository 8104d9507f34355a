import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ReportsScreen } from "../components/reports/reports-screen.tsx";
import { reportsInput, reportsPage } from "../queries/reports-page.ts";
import { oneReport, restoreReport } from "../use-cases/save-report.ts";

const can = mayEver("view", "Analytics");

export const loader = page({ can, input: reportsInput, load: reportsPage });
export const action = command({ can, intents: { restore: { input: oneReport, run: restoreReport } } });

/** The reports one may open. */
export default function Reports() {
  return <ReportsScreen page={useLoaderData<typeof loader>()} />;
}
