import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightsScreen } from "../components/team/insights-screen.tsx";
import { scopeOfPath } from "../develop-places.ts";
import { insights, insightsInput } from "../queries/insights.ts";

export const loader = page({
  can: feature("COMPETENCY_IDP"),
  input: insightsInput,
  load: (context, { groupBy }, { url }) => insights(context, scopeOfPath(url), groupBy),
});

/** How a scope stands in its competencies, in numbers. */
export default function Insights() {
  return <InsightsScreen page={useLoaderData<typeof loader>()} />;
}
