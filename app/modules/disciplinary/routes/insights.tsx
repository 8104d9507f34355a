import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightsScreen } from "../components/insights-screen.tsx";
import { insights, insightsInput } from "../queries/insights.ts";

export const loader = page({
  can: all(feature("DISCIPLINARY_ACTION"), mayEver("view", "DisciplinaryInsights")),
  input: insightsInput,
  load: insights,
});

export default function Insights() {
  return <InsightsScreen page={useLoaderData<typeof loader>()} />;
}
