import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightsScreen } from "../components/insights-screen.tsx";
import { insightsPage, insightsPageInput } from "../queries/insights-page.ts";

export const loader = page({
  can: all(feature("COMPENSATION"), mayEver("view", "CompensationInsights")),
  input: insightsPageInput,
  load: insightsPage,
});

export default function Insights() {
  return <InsightsScreen page={useLoaderData<typeof loader>()} />;
}
